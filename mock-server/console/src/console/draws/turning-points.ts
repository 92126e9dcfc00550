import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { useEffect, useRef } from 'react';
import { hasDatabase } from '../../control/place.ts';
import { afterPointerHold } from '../../control/pointer-hold.ts';
import { queryClient } from '../../control/query-client.ts';
import { useControl } from '../../control/use-control.ts';
import { useWorldNow } from '../../control/world-clock.ts';

export type Issues = ControlOutputOf<typeof listIssuesControl>;

export function useIssues() {
  return useControl(listIssuesControl, { query: { before: 3, after: 5 } }, { enabled: hasDatabase });
}

/**
 * Reads issues again at the moments that no journal tells of, because nothing happens at them but that time passes: the
 * cutoff, and the beginning and the end of the break. A part of its own: it follows the clock, the tables do not.
 */
export function TurningPoints({ issues }: { readonly issues: Issues | undefined }) {
  const nowMs = useWorldNow() ?? Number.NaN;
  const turns = issues?.issues.flatMap(({ saleStartMs, saleEndMs }) => [saleStartMs, saleEndMs]) ?? [];
  const { startMs, endMs } = issues?.break ?? {};
  const toCome = [...turns, startMs, endMs].filter((atMs) => atMs !== undefined && atMs > nowMs);
  const nextMs = Math.min(...toCome.map(Number));
  // Issues that were known before the component was there may have turned since.
  const awaitedMs = useRef(issues === undefined ? nextMs : 0);
  useEffect(() => {
    if (awaitedMs.current <= nowMs) afterPointerHold(readIssues);
    awaitedMs.current = nextMs;
  }, [nowMs, nextMs]);
  return null;
}

function readIssues(): void {
  void queryClient.invalidateQueries({ queryKey: [listIssuesControl.path] });
}
