import type { Issue } from '@canada28/shared/contract/issue.ts';
import { isInBreak, type MaintenanceWeek } from '@canada28/shared/game/maintenance-week.ts';
import { DRAW_INTERVALS_SECONDS, MAX_SEALED_SECONDS, MIN_SEALED_SECONDS } from '@canada28/shared/limits.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS, SECONDS_PER_MINUTE } from '@canada28/shared/units-of-time.ts';
import { useQuery } from '@tanstack/react-query';
import { currentIssueQuery, recentIssuesQuery } from './issue.queries.ts';
import { useMaintenanceWeek, useSchedule } from './schedule.queries.ts';

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

/**
 * Seconds of the issue's slot; undefined where its times do not tell: a draw may come before the slot is over, or long
 * after (game §4).
 */
export function slotSeconds({ saleStartMs, saleEndMs, drawAtMs }: Issue): number | undefined {
  const sealedSeconds = (drawAtMs - saleEndMs) / SECOND_MS;
  const seconds = (drawAtMs - saleStartMs) / SECOND_MS;
  const isSealedTime = sealedSeconds >= MIN_SEALED_SECONDS && sealedSeconds <= MAX_SEALED_SECONDS;
  return isSealedTime && DRAW_INTERVALS_SECONDS.includes(seconds) ? seconds : undefined;
}

/** Seconds between two sales that follow one another on one day with no break between; undefined where none do. */
export function saleDistanceSeconds(issues: readonly Issue[], week: MaintenanceWeek): number | undefined {
  const dayOf = (atMs: number) => Math.floor((atMs + week.utcOffsetMinutes * MINUTE_MS) / DAY_MS);
  const isBetweenBreaks = (fromMs: number, untilMs: number) => {
    for (let atMs = fromMs; atMs < untilMs; atMs += MINUTE_MS) if (isInBreak(week, atMs)) return false;
    return true;
  };
  for (const [index, issue] of issues.entries()) {
    const older = issues[index + 1];
    if (older === undefined || Number(issue.issueCode) - Number(older.issueCode) !== 1) continue;
    const [fromMs, untilMs] = [older.saleStartMs, issue.saleStartMs];
    const isOfOneDay = untilMs > fromMs && dayOf(fromMs) === dayOf(untilMs);
    if (isOfOneDay && isBetweenBreaks(fromMs, untilMs)) return (untilMs - fromMs) / SECOND_MS;
  }
  return undefined;
}
