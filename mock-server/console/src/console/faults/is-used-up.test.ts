import { expect, test } from 'vitest';
import { isUsedUp } from './is-used-up.ts';

const path = '**';

test.each([
  ['always, hit often', { match: { path }, hits: 900 }, false],
  ['twice at most, hit once', { match: { path }, times: 2, hits: 1 }, false],
  ['twice at most, hit twice', { match: { path }, times: 2, hits: 2 }, true],
  ['only the third call, not yet', { match: { path, nth: 3 }, hits: 0 }, false],
  ['only the third call, hit', { match: { path, nth: 3 }, hits: 1 }, true],
])('a fault that hits nothing any more is not on: %s', (_case, fault, isOver) => {
  expect(isUsedUp(fault)).toBe(isOver);
});
