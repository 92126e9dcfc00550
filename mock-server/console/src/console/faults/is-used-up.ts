import type { Fault } from '@canada28/shared/control/faults.control.ts';

/** Whether a fault hits nothing any more: as often as it may, or the one call that it was about. */
export function isUsedUp({ match, times, hits }: Pick<Fault, 'match' | 'times' | 'hits'>): boolean {
  return hits >= (match.nth === undefined ? (times ?? Number.POSITIVE_INFINITY) : 1);
}
