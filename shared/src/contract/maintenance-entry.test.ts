import { describe, expect, it } from 'vitest';
import { maintenanceWeek, scheduleConfig } from '../game/issue-schedule.ts';
import { MAINTENANCE_PRESETS } from '../game/maintenance-week.ts';
import { maintenanceFromText, maintenanceToText } from './maintenance-entry.ts';

const AT_MS = Date.UTC(2026, 8, 16);

describe('the hours of maintenance as JSON', () => {
  it.each(MAINTENANCE_PRESETS.filter((preset) => preset !== 'none'))(
    'come back as they went: %s',
    (preset) => {
      const week = maintenanceWeek(scheduleConfig({ maintenance: preset }), AT_MS);
      expect(maintenanceFromText(maintenanceToText(week))).toEqual(week);
    },
  );

  it('name each weekday, Monday first', () => {
    const text = maintenanceToText(maintenanceWeek(scheduleConfig(), AT_MS));
    expect(JSON.parse(text)).toEqual({
      utcOffsetMinutes: 480,
      weekdays: [{ start: '20:00', end: '21:00' }, ...Array(6).fill({ start: '19:00', end: '20:00' })],
    });
  });

  it('are empty where there is no break', () => {
    const text = maintenanceToText(maintenanceWeek(scheduleConfig({ maintenance: 'none' }), AT_MS));
    expect(text).toBe('{"utcOffsetMinutes":480,"weekdays":[]}');
    expect(maintenanceFromText(text)).toEqual({ utcOffsetMinutes: 480, weekdays: [] });
  });

  it.each([
    '',
    'none',
    'null',
    '[]',
    '{"utcOffsetMinutes":480}',
    '{"utcOffsetMinutes":"8","weekdays":[]}',
    '{"utcOffsetMinutes":480,"weekdays":[{"start":"19:00","end":"20:00"}]}',
    `{"utcOffsetMinutes":480,"weekdays":${JSON.stringify(Array(7).fill({ start: '20:00', end: '19:00' }))}}`,
    `{"utcOffsetMinutes":480,"weekdays":${JSON.stringify(Array(7).fill({ start: 'seven' }))}}`,
  ])('are unknown where the text is no such JSON: %s', (text) => {
    expect(maintenanceFromText(text)).toBeUndefined();
  });
});
