import { DRAW_SIZE } from '@canada28/shared/game/draw-result.ts';
import { expect, it } from 'vitest';
import { digitDelayMs, numberDelayMs, REVEAL_MS, ROLL_MS, SUM_MS } from './reveal-timing.ts';

it('a reveal is over within three seconds', () => {
  expect(REVEAL_MS).toBeLessThanOrEqual(3000);
});

it('the numbers, then the digits, then the sum roll in one after another', () => {
  const numbers = Array.from({ length: DRAW_SIZE }, (_, position) => numberDelayMs(position));
  const starts = [...numbers, ...[0, 1, 2].map(digitDelayMs), SUM_MS];
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(starts).size).toBe(starts.length);
});

it('no digit comes before all numbers lie there, and no sum before all digits', () => {
  expect(digitDelayMs(0)).toBeGreaterThanOrEqual(numberDelayMs(DRAW_SIZE - 1));
  expect(SUM_MS).toBeGreaterThanOrEqual(digitDelayMs(2) + ROLL_MS);
});
