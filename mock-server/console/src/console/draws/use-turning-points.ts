import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { useEffect } from 'react';
import { readAgainSoon } from '../../control/query-client.ts';
import { useWorldNow } from '../../control/world-clock.ts';

export type Issues = ControlOutputOf<typeof listIssuesControl>;

/**
 * Reads again at the moments that no journal tells of, because nothing happens at them but that time passes: the
 * cutoff, and the beginning and the end of the break.
 */
export function useTurningPoints(issues: Issues | undefined): void {
  const nowMs = useWorldNow() ?? 0;
  const turns = issues?.issues.flatMap(({ saleStartMs, saleEndMs }) => [saleStartMs, saleEndMs]) ?? [];
  const { startMs, endMs } = issues?.break ?? {};
  const passed = [...turns, startMs, endMs].filter((atMs) => atMs !== undefined && atMs <= nowMs).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turning point that has passed is the reason.
  useEffect(readAgainSoon, [passed]);
}
