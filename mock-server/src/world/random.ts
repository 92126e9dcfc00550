import { createHmac, randomBytes } from 'node:crypto';

/** SHA-256 makes so many. */
const BLOCK_BYTES = 32;

/** A world's source of randomness: `count` bytes at each call. */
export type Random = { bytes(count: number): Buffer };

/** The machine's cryptographic generator. */
export const cryptoRandom: Random = { bytes: (count) => randomBytes(count) };

/** What is known of a repeatable source: how many blocks of bytes it has given so far. */
type RandomPosition = { get(): number; set(position: number): void };

/** The same bytes for the same seed, for replays and tests: HMAC-SHA256(seed, position), block after block. */
export function seededRandom(seed: string, position: RandomPosition): Random {
  return {
    bytes(count) {
      const first = position.get();
      const blocks = Array.from({ length: Math.ceil(count / BLOCK_BYTES) }, (_, index) =>
        createHmac('sha256', seed)
          .update(String(first + index))
          .digest(),
      );
      position.set(first + blocks.length);
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
