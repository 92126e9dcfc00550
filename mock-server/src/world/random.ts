import { createHmac, randomBytes } from 'node:crypto';

/** A world's source of randomness: `count` bytes at each call. */
export type Random = { bytes(count: number): Buffer };

/** The machine's cryptographic generator. */
export const cryptoRandom: Random = { bytes: (count) => randomBytes(count) };

/** The same bytes for the same seed, for replays and tests: HMAC-SHA256(seed, counter), block after block. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  return {
    bytes(count) {
      const blocks: Buffer[] = [];
      for (let size = 0; size < count; size += 32) {
        blocks.push(createHmac('sha256', seed).update(String(counter++)).digest());
      }
      return Buffer.concat(blocks).subarray(0, count);
    },
  };
}

/** A whole number below `limit` (at most 2^32), every one equally likely. */
export function randomBelow(random: Random, limit: number): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  let word = random.bytes(4).readUInt32BE();
  while (word >= fair) word = random.bytes(4).readUInt32BE();
  return word % limit;
}
