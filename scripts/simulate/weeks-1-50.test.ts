import { expect, test } from 'vitest';
import { simulateWeeks } from './simulated-weeks.ts';

test.each([
  [1, '1d406b02f6b82373e93bca0a657e7822ec116155e062f12825af5a85812b3617'],
  [11, '9ea00abf07b4db5cabdf225a535718ced39204ef89ec44d99024b7e8f70d2bfe'],
  [21, '810d67e431ece6cdde47939951ea9c4693188d79837ff8bd3f286b61cfc7515a'],
  [31, '0336b8879fa2ccfafd15b520e86038bfd73fcbc724b49ffec5de0402d3ff131f'],
  [41, 'd08ddce82d385c31b68c9c42ced2be79b1bca935850ba5c212ab345eaed294f1'],
])('ten weeks from %i on of players, testers and time end as the rules say', async (first, expected) => {
  const { different, hash } = await simulateWeeks(first, first + 9);
  expect(different).toEqual([]);
  expect(hash, 'on every version of Node').toBe(expected);
});
