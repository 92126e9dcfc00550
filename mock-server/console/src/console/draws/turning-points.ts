import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { useEffect, useRef } from 'react';
import { afterPointerHold } from '../../control/pointer-hold.ts';
import { queryClient } from '../../control/query-client.ts';
import { useControl } from '../../control/use-control.ts';
import { useWorldNow } from '../../control/world-clock.ts';

export type Issues = ControlOutputOf<typeof listIssuesControl>;

export function useIssues() {
  return useControl(listIssuesControl, { query: { before: 3, after: 5 } });
}

/**
 * Reads issues again at the moments that no journal tells of, because nothing happens at them but that time passes: the
 * cutoff, and the beginning and the end of the break.
 */
export function useTurningPoints(issues: Issues | undefined): void {
  const nowMs = useWorldNow() ?? 0;
  const turns = issues?.issues.flatMap(({ saleStartMs, saleEndMs }) => [saleStartMs, saleEndMs]) ?? [];
  const { startMs, endMs } = issues?.break ?? {};
  const toCome = [...turns, startMs, endMs].filter((atMs) => atMs !== undefined && atMs > nowMs);
  const nextMs = Math.min(...toCome.map(Number));
  const awaitedMs = useRef(nextMs);
  useEffect(() => {
    if (awaitedMs.current <= nowMs) afterPointerHold(readIssues);
    awaitedMs.current = nextMs;
  }, [nowMs, nextMs]);
}

function readIssues(): void {
  void queryClient.invalidateQueries({ queryKey: [listIssuesControl.path] });
}
