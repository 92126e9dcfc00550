import { expect, test } from 'vitest';
import { isSamePress } from './same-press.ts';

test('presses within 400 ms of the first are one with it', () => {
  expect([0, 100, 399, 400, 799, 800].map(isSamePress)).toEqual([false, true, true, false, true, false]);
});
