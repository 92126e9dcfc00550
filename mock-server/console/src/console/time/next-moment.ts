import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Present } from '../../control/world-clock.ts';

/** Where a typed text leads: a moment (epoch ms), or a duration as the clock takes it. */
type Target = { readonly atMs: number } | { readonly advance: string };

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DURATION = /^\+?\s*((?=\d)(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?)$/;
const DAY_TIME = /^(?:([a-z]{3})[a-z]*\s+)?(\d{1,2}):(\d\d)(?::(\d\d))?$/;
const INSTANT = /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(?:\.\d+)?z$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[t ]+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/;

/** Reads "Monday 19:58", "19:58", "2026-12-31 23:59:50" or "3m30s", by the clocks of the world, and an instant as replies write it; undefined for anything else. */
export function nextMomentOf(text: string, present: Present): Target | undefined {
  const typed = text.trim().toLowerCase();
  const advance = DURATION.exec(typed)?.[1];
  if (advance) return { advance };
  const atMs = instantOf(typed) ?? dateOf(typed, present) ?? dayTimeOf(typed, present);
  return atMs === undefined ? undefined : { atMs };
}

function instantOf(typed: string): number | undefined {
  const atMs = INSTANT.test(typed) ? Date.parse(typed) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : atMs;
}

function dateOf(typed: string, { zone }: Present): number | undefined {
  const parts = DATE.exec(typed)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (parts === undefined) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  const asUtcMs = Date.UTC(year, month - 1, day, hour, minute, second);
  return asUtcMs - offsetMs(asUtcMs, zone);
}

/** The next such time of day that is still to come, on that weekday where one is named. */
function dayTimeOf(typed: string, { nowMs, zone }: Present): number | undefined {
  const found = DAY_TIME.exec(typed);
  if (found === null) return undefined;
  const [, weekday, hour, minute, second = 0] = found;
  const wanted = weekday === undefined ? undefined : WEEKDAYS.indexOf(weekday);
  if (wanted === -1) return undefined;
  const localNowMs = nowMs + offsetMs(nowMs, zone);
  const midnightMs = Math.floor(localNowMs / DAY_MS) * DAY_MS;
  const inDayMs = Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * SECOND_MS;
  if (inDayMs >= DAY_MS) return undefined;
  const days = Array.from({ length: 8 }, (_, index) => midnightMs + index * DAY_MS + inDayMs);
  const local = days.find(
    (atMs) => atMs > localNowMs && (wanted === undefined || new Date(atMs).getUTCDay() === wanted),
  );
  return local === undefined ? undefined : local - offsetMs(local, zone);
}

/** How far the clocks of a zone are ahead of UTC at about a moment. */
function offsetMs(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(atMs);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
}
