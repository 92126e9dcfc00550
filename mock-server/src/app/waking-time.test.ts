import { expect, test } from 'vitest';
import { wakingTime } from './waking-time.ts';

test('an hour in which the machine slept is no hour without a request', () => {
  let elapsedMs = 0;
  const time = wakingTime(() => elapsedMs, 60_000);
  elapsedMs = 60_000;
  time.look();
  elapsedMs = 119_000;
  expect(time.nowMs()).toBe(119_000);
  elapsedMs = 61 * 60_000;
  time.look();
  expect(time.nowMs()).toBe(3 * 60_000);
  elapsedMs = 62 * 60_000;
  time.look();
  expect(time.nowMs()).toBe(4 * 60_000);
});
