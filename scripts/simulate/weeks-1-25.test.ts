import { expect, test } from 'vitest';
import { simulateWeeks } from './simulated-weeks.ts';

test('weeks 1 to 25 of players, testers and time end as the rules say', async () => {
  const { different, hash } = await simulateWeeks(1, 25);
  expect(different).toEqual([]);
  expect(hash, 'on every version of Node').toMatchInlineSnapshot(
    `"f8dd8efad196b607aa408f39fddf704cd60ee4c142783c681c8abd8d6e295205"`,
  );
});
