import { type Random, seededRandom } from '../world/random.ts';

/** The same bytes for the same seed, from the first one on: what no world keeps. */
export function testRandom(seed: string): Random {
  let position = 0;
  return seededRandom(seed, {
    get: () => position,
    set: (next) => {
      position = next;
    },
  });
}
