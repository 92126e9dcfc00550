import { expect, test } from 'vitest';
import { simulateWeeks } from './simulated-weeks.ts';

test.each([
  [51, '75ce3fd47547652c850706532b4b8da01698321db502d02c642bd3d6d148953d'],
  [61, '1d7ba8dfaff2a05cead043600fec0808d46f39844e2b3e4e1c2ef4401179a348'],
  [71, '4e45cf1af38b20a44a131b6e9f7beb2b29b795998e4902d856577eddcfba1dfb'],
  [81, '571a19c830317c17cc6a6ce974565cce5508df47e21c615a5ac386d0ba8fcb08'],
  [91, '7d3028358365160f6c0bf579aa30242c95438fa4463ac3682071fff997d2a4bb'],
])('ten weeks from %i on of players, testers and time end as the rules say', async (first, expected) => {
  const { different, hash } = await simulateWeeks(first, first + 9);
  expect(different).toEqual([]);
  expect(hash, 'on every version of Node').toBe(expected);
});
