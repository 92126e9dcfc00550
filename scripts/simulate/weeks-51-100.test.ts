import { expect, test } from 'vitest';
import { simulateWeeks } from './simulated-weeks.ts';

test.each(Array.from({ length: 10 }, (_, index) => 51 + 5 * index))(
  'five weeks from %i on of players, testers and time end as the rules say',
  async (first) => {
    const { different } = await simulateWeeks(first, first + 4);
    expect(different).toEqual([]);
  },
);

test('a week leaves the same content on every version of Node', async () => {
  const { hash } = await simulateWeeks(100, 100);
  expect(hash).toMatchInlineSnapshot(`"8d1045a345ba1395e3e508d52d97b03aec255da8bdb75a44c92f8526e7a42ae9"`);
});
