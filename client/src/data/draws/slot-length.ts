import type { Issue } from '@canada28/shared/contract/issue.ts';
import { isInBreak, type MaintenanceWeek } from '@canada28/shared/game/maintenance-week.ts';
import { DRAW_INTERVALS_SECONDS, MAX_SEALED_SECONDS, MIN_SEALED_SECONDS } from '@canada28/shared/limits.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';

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
