import { expect, test } from 'vitest';
import { simulateWeeks } from './simulated-weeks.ts';

test.each([1, 11, 21, 31, 41])('ten weeks from %i on of players, testers and time end as the rules say', async (first) => {
  const { different } = await simulateWeeks(first, first + 9);
  expect(different).toEqual([]);
});
