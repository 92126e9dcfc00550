import { DAY_MS, instantOf } from './local-time.ts';

/**
 * Readings of the daily break (game §4, against spec §1 "one hour later on Mondays"); the configuration is the switch.
 * shift: 19:00–20:00, on Mondays 20:00–21:00 · extend: 19:00–20:00, on Mondays 19:00–21:00 ·
 * short: last draw 18:56:30, first draw 19:33:00, every day · none: no break.
 */
export const MAINTENANCE_PRESETS = ['shift', 'extend', 'short', 'none'] as const;

/** One of the readings of the daily break (game §4). */
export type Maintenance = (typeof MAINTENANCE_PRESETS)[number];

/** What the daily break depends on: its reading, an IANA time zone, and seconds from draw to draw (game §4). */
export type BreakSettings = {
  readonly maintenance: Maintenance;
  readonly timeZone: string;
  readonly intervalSeconds: number;
};

/** A stretch of time in epoch milliseconds, the end not included. */
export type TimeWindow = { readonly startMs: number; readonly endMs: number };

const HOUR = 3_600;
const LAST_DRAW_SECOND = 18 * HOUR + 56 * 60 + 30;
const FIRST_DRAW_SECOND = 19 * HOUR + 33 * 60;

/** The break of a local day, counted from 0 = 1 January 1970; undefined when there is none (game §4). */
export function breakOf(settings: BreakSettings, day: number): TimeWindow | undefined {
  const seconds = breakSeconds(settings, day);
  if (seconds === undefined) return undefined;
  const at = (second: number) => instantOf(settings.timeZone, day * DAY_MS + second * 1_000);
  return { startMs: at(seconds.start), endMs: at(seconds.end) };
}

/** Seconds of the local day at which the break starts and ends. */
function breakSeconds(settings: BreakSettings, day: number): { start: number; end: number } | undefined {
  switch (settings.maintenance) {
    case 'none':
      return undefined;
    case 'short':
      // The first sale opens one interval before the first draw, so that the published draws are slot ends.
      return { start: LAST_DRAW_SECOND, end: FIRST_DRAW_SECOND - settings.intervalSeconds };
    case 'extend':
      return { start: 19 * HOUR, end: isMonday(day) ? 21 * HOUR : 20 * HOUR };
    case 'shift':
      return isMonday(day) ? { start: 20 * HOUR, end: 21 * HOUR } : { start: 19 * HOUR, end: 20 * HOUR };
  }
}

/** Day 0 was a Thursday. */
function isMonday(day: number): boolean {
  return (day - 4) % 7 === 0;
}
