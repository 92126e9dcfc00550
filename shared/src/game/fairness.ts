import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { DRAW_SIZE, HIGHEST_NUMBER } from './draw-result.ts';

/** Stands for public randomness in mock draws: the mock has no network, and its verify screen says so (game §2). */
export const MOCK_BEACON = 'mock';

/** What a seeded draw depends on, and nothing else: 32 bytes in hex, the issue, the public beacon (game §2). */
type DrawSeed = { seedHex: string; issueCode: string; beacon: string };

/** The two functions that a draw is made of; their results are standardised, so any implementation draws alike (game §2). */
export type Hashing = {
  readonly sha256: (data: Uint8Array) => Uint8Array;
  /** Of the message in UTF-8. */
  readonly hmacSha256: (key: Uint8Array, message: string) => Uint8Array;
};

const UTF8 = new TextEncoder();

/** Runs everywhere, in browsers without a secure context too. */
const PORTABLE: Hashing = {
  sha256,
  hmacSha256: (key, message) => hmac(sha256, key, UTF8.encode(message)),
};

/** 1 to 80, the order before the shuffle. */
const UNDRAWN: readonly number[] = Array.from({ length: HIGHEST_NUMBER }, (_, index) => index + 1);

const WORD_RANGE = 2 ** 32;
const SEED_HEX = /^[0-9a-f]{64}$/i;

/** Seed of an issue, 64 hex digits: HMAC-SHA256(world secret, `seed:<issueCode>`) (game §2). */
export function issueSeed(
  { secret, issueCode }: { secret: Uint8Array | string; issueCode: string },
  hashing = PORTABLE,
): string {
  if (secret.length === 0) throw new RangeError('the secret of a world must not be empty');
  assertFilled('issueCode', issueCode);
  const key = typeof secret === 'string' ? UTF8.encode(secret) : secret;
  return bytesToHex(hashing.hmacSha256(key, `seed:${issueCode}`));
}

/** SHA-256 in hex of the seed's 32 bytes, published before the sale opens (game §2). */
export function seedHashOf(seedHex: string, hashing = PORTABLE): string {
  return bytesToHex(hashing.sha256(seedBytes(seedHex)));
}

/** The 20 numbers of a seeded draw, ascending (game §2). */
export function drawNumbersFromSeed(seed: DrawSeed, hashing = PORTABLE): number[] {
  return drawOrderFromSeed(seed, hashing).sort((a, b) => a - b);
}

/** The same 20 numbers in the order the shuffle finds them, for a step-by-step check (game §2). */
export function drawOrderFromSeed(seed: DrawSeed, hashing = PORTABLE): number[] {
  const words = seedWords(seed, hashing);
  const numbers = UNDRAWN.slice();
  for (let i = 0; i < DRAW_SIZE; i += 1) {
    const from = i + wordBelow(words, HIGHEST_NUMBER - i);
    [numbers[i], numbers[from]] = [numbers[from] ?? 0, numbers[i] ?? 0];
  }
  return numbers.slice(0, DRAW_SIZE);
}

/** Skips the words above the last whole multiple of `range`: they would make low numbers likelier. */
function wordBelow(words: Iterator<number, never>, range: number): number {
  const limit = Math.floor(WORD_RANGE / range) * range;
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % range;
}

function seedWords({ seedHex, issueCode, beacon }: DrawSeed, hashing: Hashing): Iterator<number, never> {
  assertFilled('issueCode', issueCode);
  assertFilled('beacon', beacon);
  const key = seedBytes(seedHex);
  return wordsOf((message) => hashing.hmacSha256(key, message), `${issueCode}:${beacon}`);
}

function* wordsOf(keyedHash: (message: string) => Uint8Array, message: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const block = keyedHash(`${message}:${counter}`);
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let offset = 0; offset < block.byteLength; offset += 4) yield view.getUint32(offset);
  }
}

function seedBytes(seedHex: string): Uint8Array {
  if (!SEED_HEX.test(seedHex)) throw new RangeError('a seed is 64 hex digits');
  return hexToBytes(seedHex);
}

function assertFilled(name: string, text: string): void {
  if (text === '') throw new RangeError(`${name} must not be empty`);
}
