import { expect, test } from 'vitest';
import { planOf } from './draw-plan.ts';

const ISSUES = [
  { issueCode: '1', state: 'settled', drawAtMs: 0 },
  { issueCode: '2', state: 'selling', drawAtMs: 100 },
  { issueCode: '3', state: 'toCome', drawAtMs: 200 },
  { issueCode: '4', state: 'toCome', drawAtMs: 300 },
] as const;

const next = (id: number, sum: number) => ({ id, sum, numbers: [] });
const idsOf = (scripts: Parameters<typeof planOf>[1]) =>
  Object.fromEntries(
    [...planOf(ISSUES, scripts)].map(([code, wishes]) => [code, wishes.map(({ id }) => id)]),
  );

test('what waits for the next draws is given out in order, and nothing to what was drawn', () => {
  expect(idsOf([next(1, 18), next(2, 27)])).toEqual({ 2: [1], 3: [2], 4: [] });
});

test('a draw that has a result of its own, or none, takes nothing of the queue', () => {
  const own = { id: 5, issueCode: '2', sum: 3, numbers: [] };
  const none = { id: 6, issueCode: '3', void: true } as const;
  expect(idsOf([next(1, 18), own, none])).toEqual({ 2: [5], 3: [6], 4: [1] });
});

test('a late draw waits for its turn', () => {
  expect(idsOf([{ id: 7, issueCode: '2', lateMs: 150 }, next(1, 18), next(2, 27)])).toEqual({
    3: [1],
    2: [7, 2],
    4: [],
  });
});
