import { expect, test } from 'vitest';
import { readTime } from '../worlds/typed-time.ts';
import { typedMove } from './time-actions.ts';

const PRESENT = { nowMs: Date.parse('2026-11-18T10:52:12Z'), zone: 'Asia/Shanghai' };

test.each([
  ['2026-12-31 23:59:50', 'Thu 31 Dec 23:59:50'],
  ['2999-12-31 23:59:59', 'Tue 31 Dec 2999 23:59:59'],
  ['2027-01-01', 'Fri 1 Jan 2027 00:00:00'],
])('where %s leads is told with its year where that is another one', (typed, words) => {
  expect(typedMove(typed, PRESENT)?.title).toBe(`Go to: ${words}`);
  expect(readTime(typed, PRESENT).words).toBe(`It will be ${words}, UTC+8`);
});
