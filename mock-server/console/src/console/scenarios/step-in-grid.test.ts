import { expect, test } from 'vitest';
import { stepInGrid } from './step-in-grid.ts';

/** Eight cards: 0 1 2 · 3 4 5 · 6 7. */
const EIGHT = { count: 8, columns: 3 };

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['Tab', 3, undefined],
])('%s from card %i leads to %j', (key, index, to) => {
  expect(stepInGrid(key, { ...EIGHT, index })).toBe(to);
});
