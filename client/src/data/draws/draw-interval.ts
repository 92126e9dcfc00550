import { SECONDS_PER_MINUTE } from '@canada28/shared/units-of-time.ts';
import { useQuery } from '@tanstack/react-query';
import { currentIssueQuery, recentIssuesQuery } from './issue.queries.ts';
import { useMaintenanceWeek, useSchedule } from './schedule.queries.ts';
import { saleDistanceSeconds, slotSeconds } from './slot-length.ts';

/**
 * Minutes between two draws, for texts such as "about every 3.5 minutes" (product §1): as the server tells them, else
 * the length of the current slot, else the distance of the last draws; undefined while none is known.
 */
export function useDrawIntervalMinutes(): number | undefined {
  const schedule = useSchedule();
  const week = useMaintenanceWeek();
  const told = schedule.data?.intervalSeconds;
  const isUntold = told === undefined && !schedule.isPending;
  const { data: current } = useQuery({ ...currentIssueQuery, enabled: isUntold });
  const slot = current && slotSeconds(current);
  const isSlotUnclear = isUntold && current !== undefined && slot === undefined;
  const { data: recent = [] } = useQuery({ ...recentIssuesQuery, enabled: isSlotUnclear });
  const seconds = told ?? (isUntold ? (slot ?? saleDistanceSeconds(recent, week)) : undefined);
  // Where a server tells neither 3 nor 3.5 minutes, a second decimal would tell no more.
  return seconds && Math.round((seconds / SECONDS_PER_MINUTE) * 10) / 10;
}
