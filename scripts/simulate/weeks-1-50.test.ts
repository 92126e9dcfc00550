import { expect, test } from 'vitest';
import { simulateWeeks } from './simulated-weeks.ts';

test.each(Array.from({ length: 10 }, (_, index) => 1 + 5 * index))(
  'five weeks from %i on of players, testers and time end as the rules say',
  async (first) => {
    const { different } = await simulateWeeks(first, first + 4);
    expect(different).toEqual([]);
  },
);
