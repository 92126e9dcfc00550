import { expect, test } from 'vitest';
import { type Rows, rowAt, rowsBetween, topOf } from './row-places.ts';

const EVEN: Rows = { count: 100, rowPx: 10 };
const OPEN: Rows = { ...EVEN, taller: [{ index: 3, byPx: 25 }] };
const SEVERAL: Rows = {
  ...EVEN,
  taller: [
    { index: 0, byPx: 7 },
    { index: 3, byPx: 7 },
    { index: 3, byPx: 25 },
    { index: 4, byPx: 7 },
    { index: 99, byPx: 7 },
  ],
};

test.each([
  ['of one height', EVEN],
  ['one of which is open', OPEN],
  ['some of which are higher', SEVERAL],
])('every px of rows %s belongs to the row that is there', (_, rows) => {
  for (let px = 0; px < topOf(rows.count, rows); px += 1) {
    const row = rowAt(px, rows);
    expect([topOf(row, rows) <= px, px < topOf(row + 1, rows)]).toEqual([true, true]);
  }
});

test('what is open moves only what is below it', () => {
  expect([3, 4, 100].map((index) => topOf(index, OPEN))).toEqual([30, 65, 1025]);
  expect([0, 1, 3, 4, 5, 100].map((index) => topOf(index, SEVERAL))).toEqual([0, 17, 37, 79, 96, 1053]);
});

test('rows in sight come with those near them, never beyond the ends', () => {
  expect(rowsBetween({ fromPx: 200, toPx: 225 }, EVEN, { more: 2 })).toEqual([18, 19, 20, 21, 22, 23, 24]);
  expect(rowsBetween({ fromPx: 0, toPx: 0 }, EVEN, { more: 2 })).toEqual([0, 1, 2]);
  expect(rowsBetween({ fromPx: 5000, toPx: 6000 }, EVEN, { more: 1 })).toEqual([98, 99]);
  expect(rowsBetween({ fromPx: 0, toPx: 50 }, { count: 0, rowPx: 10 }, { more: 2 })).toEqual([]);
});

test('the row that is kept stays on the page, in its order, wherever one scrolls', () => {
  const near = (kept: number) => rowsBetween({ fromPx: 200, toPx: 205 }, EVEN, { more: 1, kept });
  expect(near(2)).toEqual([2, 19, 20, 21]);
  expect(near(20)).toEqual([19, 20, 21]);
  expect(near(90)).toEqual([19, 20, 21, 90]);
  expect(near(100)).toEqual([19, 20, 21]);
});
