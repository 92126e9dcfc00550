import { type BreakHours, type MaintenanceWeek, timeOfDayText } from '../game/maintenance-week.ts';
import { parsedJson } from './json-text.ts';

const DAYS_OF_WEEK = 7;
const TIME_OF_DAY = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Model → the JSON text of the dictionary entry `maintenance` (player-api §2):
 * `{"utcOffsetMinutes":480,"weekdays":[{"start":"20:00","end":"21:00"},…]}`, Monday first, null on a day without a
 * break, and no weekdays at all where no day has one.
 */
export function maintenanceToText({ utcOffsetMinutes, weekdays }: MaintenanceWeek): string {
  const hasBreaks = weekdays.some((hours) => hours !== undefined);
  return JSON.stringify({ utcOffsetMinutes, weekdays: hasBreaks ? weekdays.map(hoursToWire) : [] });
}

/** JSON text → model; undefined where a text is no such JSON (player-api §2). */
export function maintenanceFromText(text: string): MaintenanceWeek | undefined {
  const fields = fieldsOf(parsedJson(text));
  const utcOffsetMinutes = fields.get('utcOffsetMinutes');
  const days = fields.get('weekdays');
  if (typeof utcOffsetMinutes !== 'number' || !Array.isArray(days)) return undefined;
  if (days.length === 0) return { utcOffsetMinutes, weekdays: [] };
  const weekdays = days.map(hoursFromWire);
  if (weekdays.length !== DAYS_OF_WEEK || weekdays.some((hours) => hours === 'unreadable')) return undefined;
  return { utcOffsetMinutes, weekdays: weekdays.filter((hours) => hours !== 'unreadable') };
}

function hoursToWire(hours: BreakHours | undefined) {
  if (hours === undefined) return null;
  return { start: timeOfDayText(hours.startSecond), end: timeOfDayText(hours.endSecond) };
}

function hoursFromWire(value: unknown): BreakHours | undefined | 'unreadable' {
  if (value === null) return undefined;
  const fields = fieldsOf(value);
  const [startSecond, endSecond] = [secondOf(fields.get('start')), secondOf(fields.get('end'))];
  return startSecond < endSecond ? { startSecond, endSecond } : 'unreadable';
}

/** Seconds since midnight; not a number where it is no time of day. */
function secondOf(value: unknown): number {
  const match = typeof value === 'string' ? TIME_OF_DAY.exec(value) : null;
  if (match === null) return Number.NaN;
  const [, hours = 0, minutes = 0, seconds = 0] = match;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
