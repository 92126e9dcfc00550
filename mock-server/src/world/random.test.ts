import { expect, test } from 'vitest';
import { testRandom } from '../testing/test-random.ts';
import { cryptoRandom, randomBelow } from './random.ts';

test('the same seed gives the same bytes, another seed others', () => {
  const read = (seed: string) => {
    const random = testRandom(seed);
    return [random.bytes(5), random.bytes(100), random.bytes(1)].map((bytes) => bytes.toString('hex'));
  };
  expect(read('a')).toEqual(read('a'));
  expect(read('a')).not.toEqual(read('b'));
  expect(read('a').map((hex) => hex.length / 2)).toEqual([5, 100, 1]);
});

test('a number below 6 is each of 0 to 5 about equally often', () => {
  const random = testRandom('dice');
  const counts = Array<number>(6).fill(0);
  for (let count = 0; count < 6000; count++) {
    const number = randomBelow(random, 6);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(counts).toHaveLength(6);
  // Five standard deviations of 1,000 expected hits.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * 29);
});

test('words that would make low numbers likelier are skipped', () => {
  const words = [2 ** 32 - 1, 7];
  const random = {
    bytes: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(words.shift() ?? 0);
      return bytes;
    },
  };
  expect(randomBelow(random, 3)).toBe(1);
});

test('the generator of the machine does not repeat itself', () => {
  expect(cryptoRandom.bytes(16).equals(cryptoRandom.bytes(16))).toBe(false);
});
