import { DAY_MS } from '../units-of-time.ts';

const UTC_PLUS_8_MS = 8 * 3_600_000;

/** Epoch ms → `yyyy-MM-dd HH:mm:ss` in UTC+8, the form of order and message times (player-api §1). */
export function dateTimeTextFromMs(atMs: number): string {
  return new Date(atMs + UTC_PLUS_8_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `yyyy-MM-dd HH:mm:ss` in UTC+8 → epoch ms; throws a RangeError on any other text (player-api §1). */
export function msFromDateTimeText(text: string): number {
  const atMs = Date.parse(`${text.replace(' ', 'T')}Z`) - UTC_PLUS_8_MS;
  if (!Number.isFinite(atMs)) throw new RangeError(`not a yyyy-MM-dd HH:mm:ss time: ${text}`);
  return atMs;
}

/** The day of a moment in UTC+8, `yyyy-MM-dd`, by which statistics and `days` filters count (game §7). */
export function dayTextFromMs(atMs: number): string {
  return dateTimeTextFromMs(atMs).slice(0, 10);
}

/** The day of a moment in UTC, `yyyy-MM-dd`, as clocks of worlds are set by it and reports say it (control §2, §13). */
export function utcDayFromMs(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** Whether a calendar has a day of the form `yyyy-MM-dd`: JavaScript takes 30 February for 2 March. */
export function isDayText(day: string): boolean {
  return isDateTimeText(`${day} 00:00:00`);
}

/** Whether a text of the form `yyyy-MM-dd HH:mm:ss` is a time: 2026-02-30 has the form only (player-api §1). */
export function isDateTimeText(text: string): boolean {
  const iso = text.replace(' ', 'T');
  const atMs = Date.parse(`${iso}Z`);
  // A day that its month does not have, and hour 24, are read as times of the day after.
  return Number.isFinite(atMs) && new Date(atMs).toISOString().startsWith(iso);
}

/** Epoch ms at which the UTC+8 day of `atMs` began. */
export function dayStartMs(atMs: number): number {
  return Math.floor((atMs + UTC_PLUS_8_MS) / DAY_MS) * DAY_MS - UTC_PLUS_8_MS;
}

/**
 * The time [fromMs, beforeMs) that a `days` filter asks for, in whole days of UTC+8: 0 today, 1 yesterday, 7 today
 * and the six days before, 15 likewise; left out means all (player-api §3, product §9).
 */
export function periodOfDays(days: number | undefined, nowMs: number): { fromMs: number; beforeMs: number } {
  const todayMs = dayStartMs(nowMs);
  if (days === undefined) return { fromMs: 0, beforeMs: Number.MAX_SAFE_INTEGER };
  if (days === 0) return { fromMs: todayMs, beforeMs: todayMs + DAY_MS };
  if (days === 1) return { fromMs: todayMs - DAY_MS, beforeMs: todayMs };
  return { fromMs: todayMs - (days - 1) * DAY_MS, beforeMs: todayMs + DAY_MS };
}
