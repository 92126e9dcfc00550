import type { Issue } from '@canada28/shared/contract/issue.ts';
import { breakStartMs } from '@canada28/shared/game/maintenance-week.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { useDrawIntervalMinutes } from './draw-interval.ts';
import { useMaintenanceWeek } from './schedule.queries.ts';

/** When maintenance begins (epoch ms), if no other issue fits between this one and it; undefined if one does. */
export function useMaintenanceAfter({ saleStartMs }: Issue): number | undefined {
  const minutes = useDrawIntervalMinutes();
  const week = useMaintenanceWeek();
  if (minutes === undefined) return undefined;
  const nextEndsMs = saleStartMs + 2 * minutes * MINUTE_MS;
  return breakStartMs(week, nextEndsMs - 1);
}
