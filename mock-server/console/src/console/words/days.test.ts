import { expect, test } from 'vitest';
import { newDays } from './days.ts';

const at = (time: string) => ({ atMs: Date.parse(`${time}+08:00`) });
const ROWS = [
  '2026-11-18T00:00:01',
  '2026-11-17T23:59:59',
  '2026-11-17T08:00:00',
  '2026-11-15T08:00:00',
  '2026-11-17T10:00:00',
].map(at);
const timeZone = 'Asia/Shanghai';

test('a row that begins another day than the one above says which, also where time went back', () => {
  expect([...newDays(ROWS, { nowMs: at('2026-11-18T12:00:00').atMs, timeZone })]).toEqual([
    [1, 'Tue 17 Nov'],
    [3, 'Sun 15 Nov'],
    [4, 'Tue 17 Nov'],
  ]);
});

test('the first row says its day where that is not the day of the world', () => {
  const days = newDays(ROWS.slice(0, 1), { nowMs: at('2026-11-19T00:00:00').atMs, timeZone });
  expect([...days]).toEqual([[0, 'Wed 18 Nov']]);
  expect(newDays(ROWS.slice(0, 1), { nowMs: undefined, timeZone }).size).toBe(0);
});

test('a day is one of the clocks of the world', () => {
  expect([...newDays(ROWS, { nowMs: ROWS[0]?.atMs, timeZone: 'America/Vancouver' }).values()]).toEqual([
    'Mon 16 Nov',
    'Sat 14 Nov',
    'Mon 16 Nov',
  ]);
});
