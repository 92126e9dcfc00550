import { describe, expect, it } from 'vitest';
import { DRAW_INTERVALS_SECONDS } from '../limits.ts';
import { MINUTE_MS } from '../units-of-time.ts';
import { isMaintenance, maintenanceWeek, scheduleConfig } from './issue-schedule.ts';
import {
  breakStartMs,
  isInBreak,
  MAINTENANCE_PRESETS,
  maintenanceRhythm,
  timeOfDayText,
  utcOffsetText,
} from './maintenance-week.ts';

/** Monday 17 August 2026, midnight in Shanghai. */
const MONDAY_MS = Date.parse('2026-08-17T00:00:00+08:00');

const EVERY_CONFIG = MAINTENANCE_PRESETS.flatMap((maintenance) =>
  DRAW_INTERVALS_SECONDS.map((intervalSeconds) => scheduleConfig({ maintenance, intervalSeconds })),
);

describe.each(EVERY_CONFIG)('the week told of $maintenance at $intervalSeconds s', (config) => {
  it('is in a break exactly when the schedule is', () => {
    const week = maintenanceWeek(config, MONDAY_MS);
    // Half minutes, because the short break begins and may end at one.
    for (let atMs = MONDAY_MS; atMs < MONDAY_MS + 7 * 1440 * MINUTE_MS; atMs += MINUTE_MS / 2) {
      if (isInBreak(week, atMs) !== isMaintenance(config, atMs)) expect.fail(new Date(atMs).toISOString());
    }
  });
});

const HOUR = 3600;
const evening = { startSecond: 19 * HOUR, endSecond: 20 * HOUR };

it('a break begins at its hour in the zone of the week, on the day that it is there', () => {
  const inParis = maintenanceWeek(scheduleConfig({ timeZone: 'Europe/Paris' }), MONDAY_MS);
  const beginsMs = Date.parse('2026-08-18T19:00:00+02:00');
  const hours = [-1, 0, 60 * MINUTE_MS - 1, 60 * MINUTE_MS];
  expect(hours.map((afterMs) => breakStartMs(inParis, beginsMs + afterMs))).toEqual([
    undefined,
    beginsMs,
    beginsMs,
    undefined,
  ]);
});

describe('the rhythm of a week', () => {
  it.each([
    ['shift', evening, [{ weekdays: [0], hours: { startSecond: 20 * HOUR, endSecond: 21 * HOUR } }]],
    ['extend', evening, [{ weekdays: [0], hours: { startSecond: 19 * HOUR, endSecond: 21 * HOUR } }]],
    ['none', undefined, []],
  ] as const)('of %s names the days that differ', (maintenance, daily, exceptions) => {
    const week = maintenanceWeek(scheduleConfig({ maintenance }), MONDAY_MS);
    expect(maintenanceRhythm(week)).toEqual({ daily, exceptions });
  });

  it('names the days without a break', () => {
    const weekdays = [evening, evening, evening, evening, evening, undefined, undefined];
    expect(maintenanceRhythm({ utcOffsetMinutes: 480, weekdays })).toEqual({
      daily: evening,
      exceptions: [{ weekdays: [5, 6], hours: undefined }],
    });
  });
});

it('a time of day shows its seconds only where it has some', () => {
  expect([0, 19 * HOUR, 18 * HOUR + 56 * 60 + 30].map(timeOfDayText)).toEqual(['00:00', '19:00', '18:56:30']);
});

it('an offset reads as people write it', () => {
  expect([480, 0, -210, 330].map(utcOffsetText)).toEqual(['UTC+8', 'UTC', 'UTC-3:30', 'UTC+5:30']);
});
