import { describe, expect, test } from 'vitest';
import { nextMomentOf } from './next-moment.ts';

/** Monday 23 November 2026, 05:00 in Shanghai, where there is no summer time. */
const PRESENT = { nowMs: Date.parse('2026-11-23T05:00:00+08:00'), zone: 'Asia/Shanghai' };

describe('a typed time', () => {
  test.each([
    ['Monday 19:58', '2026-11-23T19:58:00+08:00'],
    ['mon 4:59', '2026-11-30T04:59:00+08:00'],
    ['sun 00:00:01', '2026-11-29T00:00:01+08:00'],
    [' 05:00 ', '2026-11-24T05:00:00+08:00'],
    ['2026-12-31 23:59:50', '2026-12-31T23:59:50+08:00'],
    ['2026-12-31T23:59', '2026-12-31T23:59:00+08:00'],
    ['2026-11-23T11:59:00.000Z', '2026-11-23T19:59:00+08:00'],
    ['2026-12-31', '2026-12-31T00:00:00+08:00'],
  ])('"%s" is the next such moment by the clocks of the world', (typed, moment) => {
    expect(nextMomentOf(typed, PRESENT)).toEqual({ atMs: Date.parse(moment) });
  });

  test.each([
    ['3m30s', '3m30s'],
    ['+ 2d', '2d'],
    ['24H', '24h'],
  ])('"%s" is so far on', (typed, advance) => {
    expect(nextMomentOf(typed, PRESENT)).toEqual({ advance });
  });

  test.each(['', 'monday', '24:00', 'moon 10:00', '19', 'draw', '3m30', '+'])('"%s" is none', (typed) => {
    expect(nextMomentOf(typed, PRESENT)).toBe(undefined);
  });

  test.each([
    ['19:75', '19:58:60', '23:60'],
    ['2026-02-30', '2026-13-01', '2026-12-00', '2026-12-31 19:75', '2027-02-31T02:00:00Z'],
    ['monkey 10:00', 'sunset 19:00', 'mo 10:00'],
  ])('what no clock and no calendar has is none: %s', (...typed) => {
    expect(typed.map((text) => nextMomentOf(text, PRESENT))).toEqual(typed.map(() => undefined));
  });

  test('goes by the offset of the moment it leads to, where a zone has summer time', () => {
    const nowMs = Date.parse('2026-03-28T12:00:00+01:00');
    expect(nextMomentOf('sunday 12:00', { nowMs, zone: 'Europe/Berlin' })).toEqual({
      atMs: Date.parse('2026-03-29T12:00:00+02:00'),
    });
  });
});
