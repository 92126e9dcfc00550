import { DAY_MS } from '../units-of-time.ts';
import { instantOf } from './local-time.ts';
import { breakHours, type Maintenance, weekdayOf } from './maintenance-week.ts';

/** What the daily break depends on: its reading, an IANA time zone, and seconds from draw to draw (game §4). */
export type BreakSettings = {
  readonly maintenance: Maintenance;
  readonly timeZone: string;
  readonly intervalSeconds: number;
};

/** A stretch of time in epoch milliseconds, the end not included. */
export type TimeWindow = { readonly startMs: number; readonly endMs: number };

/** The break of a local day, counted from 0 = 1 January 1970; undefined when there is none (game §4). */
export function breakOf(settings: BreakSettings, day: number): TimeWindow | undefined {
  const hours = breakHours(settings.maintenance, settings.intervalSeconds, weekdayOf(day));
  if (hours === undefined) return undefined;
  const midnightMs = day * DAY_MS;
  return {
    startMs: instantOf(settings.timeZone, midnightMs + hours.startSecond * 1_000),
    endMs: instantOf(settings.timeZone, midnightMs + hours.endSecond * 1_000),
  };
}
