import { SECOND_MS } from '../units-of-time.ts';

/**
 * Readings of the daily break (game §4, against product §1 "one hour later on Mondays"); the configuration is the switch.
 * shift: 19:00–20:00, on Mondays 20:00–21:00 · extend: 19:00–20:00, on Mondays 19:00–21:00 ·
 * short: last draw 18:56:30, first draw 19:33:00, every day · none: no break.
 */
export const MAINTENANCE_PRESETS = ['shift', 'extend', 'short', 'none'] as const;

/** One of the readings of the daily break (game §4). */
export type Maintenance = (typeof MAINTENANCE_PRESETS)[number];

/** The break of one local day, in seconds since its midnight, the end not included; no break spans midnight (game §4). */
export type BreakHours = { readonly startSecond: number; readonly endSecond: number };

/** The breaks of a week, Monday first, undefined on a day without one; and how far its clocks are ahead of UTC (player-api §2). */
export type MaintenanceWeek = {
  readonly utcOffsetMinutes: number;
  readonly weekdays: readonly (BreakHours | undefined)[];
};

/** What most days have, and the weekdays (0 = Monday) that have other hours, or none, with the same together. */
type MaintenanceRhythm = {
  readonly daily: BreakHours | undefined;
  readonly exceptions: readonly {
    readonly weekdays: readonly number[];
    readonly hours: BreakHours | undefined;
  }[];
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_OF_WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const LAST_DRAW_SECOND = 18 * HOUR + 56 * MINUTE + 30;
const FIRST_DRAW_SECOND = 19 * HOUR + 33 * MINUTE;
const HOURS_NORMALLY: BreakHours = { startSecond: 19 * HOUR, endSecond: 20 * HOUR };

/** The breaks from Monday to Sunday under a reading; the interval from draw to draw is in seconds (game §4). */
export function weekOfBreaks(
  maintenance: Maintenance,
  intervalSeconds: number,
): readonly (BreakHours | undefined)[] {
  return DAYS_OF_WEEK.map((weekday) => breakHours(maintenance, intervalSeconds, weekday));
}

/** The break of a weekday (0 = Monday) under a reading; the interval from draw to draw is in seconds (game §4). */
export function breakHours(
  maintenance: Maintenance,
  intervalSeconds: number,
  weekday: number,
): BreakHours | undefined {
  const isMonday = weekday === 0;
  switch (maintenance) {
    case 'none':
      return undefined;
    case 'short':
      // The first sale opens one interval before the first draw, so that the published draws are slot ends.
      return { startSecond: LAST_DRAW_SECOND, endSecond: FIRST_DRAW_SECOND - intervalSeconds };
    case 'extend':
      return isMonday ? { ...HOURS_NORMALLY, endSecond: 21 * HOUR } : HOURS_NORMALLY;
    case 'shift':
      return isMonday ? { startSecond: 20 * HOUR, endSecond: 21 * HOUR } : HOURS_NORMALLY;
  }
}

/** Whether a moment (epoch ms) lies in a break of the week (game §4). */
export function isInBreak(week: MaintenanceWeek, atMs: number): boolean {
  return breakStartMs(week, atMs) !== undefined;
}

/** When the break began that a moment is in, both epoch ms; undefined outside (game §4). */
export function breakStartMs(
  { utcOffsetMinutes, weekdays }: MaintenanceWeek,
  atMs: number,
): number | undefined {
  const localSecond = Math.floor(atMs / SECOND_MS) + utcOffsetMinutes * MINUTE;
  const day = Math.floor(localSecond / DAY);
  const second = localSecond - day * DAY;
  const hours = weekdays[weekdayOf(day)];
  const isIn = hours !== undefined && hours.startSecond <= second && second < hours.endSecond;
  return isIn ? (day * DAY + hours.startSecond - utcOffsetMinutes * MINUTE) * SECOND_MS : undefined;
}

/** The weekday of a local day, 0 = Monday; day 0 is 1 January 1970, a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** What is said of a week in words: the hours of most days, then the days that differ, in their order (game §4). */
export function maintenanceRhythm({ weekdays }: MaintenanceWeek): MaintenanceRhythm {
  const groups = new Map<string, { hours: BreakHours | undefined; weekdays: number[] }>();
  for (const weekday of DAYS_OF_WEEK) {
    const hours = weekdays[weekday];
    const key = hours === undefined ? '' : `${hours.startSecond}-${hours.endSecond}`;
    const group = groups.get(key) ?? { hours, weekdays: [] };
    group.weekdays.push(weekday);
    groups.set(key, group);
  }
  const [most, ...others] = [...groups.values()].sort((a, b) => b.weekdays.length - a.weekdays.length);
  return { daily: most?.hours, exceptions: others };
}

/** "19:00", with its seconds only where it has some: "18:56:30". */
export function timeOfDayText(second: number): string {
  const parts = [Math.floor(second / HOUR), Math.floor(second / MINUTE) % 60];
  if (second % MINUTE > 0) parts.push(second % MINUTE);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** "UTC+8" for 480 minutes, "UTC+5:30" for 330: short, and the same in every language. */
export function utcOffsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % MINUTE === 0 ? '' : `:${String(size % MINUTE).padStart(2, '0')}`;
  if (size === 0) return 'UTC';
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / MINUTE)}${rest}`;
}
