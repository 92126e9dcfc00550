import { expect, test } from 'vitest';
import { simulateWeeks } from './simulated-weeks.ts';

test('weeks 26 to 50 of players, testers and time end as the rules say', async () => {
  const { different, hash } = await simulateWeeks(26, 50);
  expect(different).toEqual([]);
  expect(hash, 'on every version of Node').toMatchInlineSnapshot(
    `"a77b5454c91113b0e5e67fac34a9af797ae9e522a91d5b730b71328452c8a1ac"`,
  );
});
