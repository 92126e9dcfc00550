import { isDayText } from '@canada28/shared/contract/date-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Present } from '../../control/world-clock.ts';

/** Where a typed text leads: a moment (epoch ms), or a duration as the clock takes it. */
type Target = { readonly atMs: number } | { readonly advance: string };

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DURATION = /^\+?\s*((?=\d)(?:\d+d)?(?:\d+h)?(?:\d+m)?(?:\d+s)?)$/;
const DAY_TIME = /^(?:([a-z]{3,})\s+)?(\d{1,2}:\d\d(?::\d\d)?)$/;
const TIME_OF_DAY = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const INSTANT = /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(?:\.\d+)?z$/;
const DATE = /^(\d{4}-\d\d-\d\d)(?:[t ]+(\S+))?$/;

/** Reads "Monday 19:58", "19:58", "2026-12-31 23:59:50" or "3m30s", by the clocks of the world, and an instant as replies write it; undefined for anything else. */
export function nextMomentOf(text: string, present: Present): Target | undefined {
  const typed = text.trim().toLowerCase();
  const advance = DURATION.exec(typed)?.[1];
  if (advance) return { advance };
  const atMs = instantOf(typed) ?? dateOf(typed, present) ?? dayTimeOf(typed, present);
  return atMs === undefined ? undefined : { atMs };
}

function instantOf(typed: string): number | undefined {
  if (!INSTANT.test(typed) || midnightOf(typed.slice(0, 10)) === undefined) return undefined;
  const atMs = Date.parse(typed);
  return Number.isNaN(atMs) ? undefined : atMs;
}

function dateOf(typed: string, { zone }: Present): number | undefined {
  const [, date = '', time = '0:00'] = DATE.exec(typed) ?? [];
  const [midnightMs, inDayMs] = [midnightOf(date), inDayMsOf(time)];
  if (midnightMs === undefined || inDayMs === undefined) return undefined;
  const asUtcMs = midnightMs + inDayMs;
  return asUtcMs - offsetMs(asUtcMs, zone);
}

/** When a date begins in UTC (epoch ms); undefined for one that no month has, such as 30 February. */
function midnightOf(date: string): number | undefined {
  return isDayText(date) ? Date.parse(`${date}T00:00:00Z`) : undefined;
}

/** From midnight to a time of day; undefined for one that no clock shows, such as 19:75. */
function inDayMsOf(time: string): number | undefined {
  const found = TIME_OF_DAY.exec(time);
  if (found === null) return undefined;
  const [, hour, minute, second = 0] = found;
  return Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * SECOND_MS;
}

/** The next such time of day that is still to come, on that weekday where one is named. */
function dayTimeOf(typed: string, { nowMs, zone }: Present): number | undefined {
  const [, weekday, time = ''] = DAY_TIME.exec(typed) ?? [];
  const inDayMs = inDayMsOf(time);
  const wanted = weekday && WEEKDAYS.findIndex((name) => name.startsWith(weekday));
  if (inDayMs === undefined || wanted === -1) return undefined;
  const localNowMs = nowMs + offsetMs(nowMs, zone);
  const midnightMs = Math.floor(localNowMs / DAY_MS) * DAY_MS;
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
