import { expect, test } from 'vitest';
import {
  dateTimeTextFromMs,
  dayStartMs,
  dayTextFromMs,
  isDateTimeText,
  msFromDateTimeText,
  periodOfDays,
} from './date-time.ts';

const atMs = Date.UTC(2026, 7, 16, 16, 30, 5);

test('a moment is written in UTC+8, over the change of the day', () => {
  expect(dateTimeTextFromMs(atMs)).toBe('2026-08-17 00:30:05');
  expect(dayTextFromMs(atMs)).toBe('2026-08-17');
});

test('a written time reads back to the same second', () => {
  expect(msFromDateTimeText('2026-08-17 00:30:05')).toBe(atMs);
});

test('a day begins at midnight in UTC+8', () => {
  expect(dayStartMs(atMs)).toBe(Date.UTC(2026, 7, 16, 16));
  expect(dayStartMs(dayStartMs(atMs))).toBe(dayStartMs(atMs));
});

test('anything else than a written time is refused', () => {
  expect(() => msFromDateTimeText('yesterday')).toThrow(RangeError);
});

test.each([
  ['2026-12-31 23:59:59', true],
  ['2028-02-29 00:00:00', true],
  ['2026-13-01 00:00:00', false],
  ['2026-11-31 00:00:00', false],
  ['2026-02-29 12:00:00', false],
  ['2026-12-01 24:00:00', false],
])('%s has the right form; whether it is a time: %s', (text, isTime) => {
  expect(isDateTimeText(text)).toBe(isTime);
});

test.each([
  [0, '2026-08-17 00:00:00', '2026-08-18 00:00:00'],
  [1, '2026-08-16 00:00:00', '2026-08-17 00:00:00'],
  [7, '2026-08-11 00:00:00', '2026-08-18 00:00:00'],
  [15, '2026-08-03 00:00:00', '2026-08-18 00:00:00'],
])('the days filter %d takes whole days in UTC+8', (days, from, before) => {
  const { fromMs, beforeMs } = periodOfDays(days, atMs);
  expect([dateTimeTextFromMs(fromMs), dateTimeTextFromMs(beforeMs)]).toEqual([from, before]);
});

test('without a days filter every time counts', () => {
  const { fromMs, beforeMs } = periodOfDays(undefined, atMs);
  expect(fromMs).toBe(0);
  expect(beforeMs).toBeGreaterThan(atMs * 1000);
});
