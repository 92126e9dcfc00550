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
  expect(hash).toMatchInlineSnapshot(`"a299d8e49bd0de73a0b17f1cdfe0a1e0e24cd8f3d930247cf46296744f5c76b3"`);
});
