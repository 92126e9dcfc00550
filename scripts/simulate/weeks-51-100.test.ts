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
  expect(hash).toMatchInlineSnapshot(`"c03d28132711d7c81df2c44068db1b8a2cb2877673179ac9f62a5b330dcea8d7"`);
});
