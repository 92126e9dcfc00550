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
  expect(hash).toMatchInlineSnapshot(`"26a9e5db23573d6f4a747e5b9e04c88259d0118aee1c467a4b9bd02eb9424146"`);
});
