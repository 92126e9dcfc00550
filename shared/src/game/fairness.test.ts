import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import examples from '../../fixtures/fairness.json';
import { drawResult } from './draw-result.ts';
import { drawNumbersFromSeed, drawOrderFromSeed, issueSeed, MOCK_BEACON, seedHashOf } from './fairness.ts';

const SEED_HEX = 'ab'.repeat(32);
const DRAW_SEED = { seedHex: SEED_HEX, issueCode: '3500000', beacon: MOCK_BEACON };

describe('a draw that every player can check', () => {
  it.each(examples)('issue $issue comes out as published', (example) => {
    const seed = { seedHex: example.serverSeed, issueCode: example.issue, beacon: example.beacon };
    expect(seedHashOf(example.serverSeed)).toBe(example.serverSeedHash);
    expect(drawOrderFromSeed(seed)).toEqual(example.drawOrder);
    expect(drawNumbersFromSeed(seed)).toEqual(example.sorted);
    expect(drawResult(example.sorted)).toMatchObject({ digits: example.zones, sum: example.sum });
  });

  it('always has 20 distinct ascending numbers', () => {
    const issueCode = fc.integer({ min: 0, max: 9_999_999 }).map(String);
    fc.assert(
      fc.property(issueCode, (code) => {
        const numbers = drawNumbersFromSeed({ ...DRAW_SEED, issueCode: code });
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(() => drawResult(numbers)).not.toThrow();
      }),
    );
  });

  it('is the same for the same seed, issue and beacon, and another when any of them differs', () => {
    const numbers = drawNumbersFromSeed(DRAW_SEED);
    expect(drawNumbersFromSeed({ ...DRAW_SEED })).toEqual(numbers);
    expect(drawNumbersFromSeed({ ...DRAW_SEED, seedHex: 'ac'.repeat(32) })).not.toEqual(numbers);
    expect(drawNumbersFromSeed({ ...DRAW_SEED, issueCode: '3500001' })).not.toEqual(numbers);
    expect(drawNumbersFromSeed({ ...DRAW_SEED, beacon: 'other' })).not.toEqual(numbers);
  });

  it('hits each number equally often over 4,000 issues', () => {
    const hits = new Array<number>(81).fill(0);
    for (let issue = 0; issue < 4_000; issue += 1) {
      for (const n of drawNumbersFromSeed({ ...DRAW_SEED, issueCode: String(issue) })) {
        hits[n] = (hits[n] ?? 0) + 1;
      }
    }
    const chiSquare = hits.slice(1).reduce((total, count) => total + (count - 1_000) ** 2 / 750, 0);
    expect(chiSquare).toBeLessThan(124.8); // 99.9 % of 79 degrees of freedom; the seed is fixed
  });

  it.each([
    ['a seed of 63 digits', { seedHex: 'a'.repeat(63) }, 'a seed is 64 hex digits'],
    ['a seed of 65 digits', { seedHex: 'a'.repeat(65) }, 'a seed is 64 hex digits'],
    ['a seed that is not hex', { seedHex: 'g'.repeat(64) }, 'a seed is 64 hex digits'],
    ['a seed with a line break', { seedHex: `${SEED_HEX}\n` }, 'a seed is 64 hex digits'],
    ['no issue', { issueCode: '' }, 'issueCode must not be empty'],
    ['no beacon', { beacon: '' }, 'beacon must not be empty'],
  ])('is refused for %s', (_, change, message) => {
    expect(() => drawNumbersFromSeed({ ...DRAW_SEED, ...change })).toThrow(new RangeError(message));
  });
});

describe('the seed of an issue', () => {
  it('is HMAC-SHA256 of the world secret over "seed:" and the issue', () => {
    const expected = createHmac('sha256', 'world secret').update('seed:3500000').digest('hex');
    const bytes = new TextEncoder().encode('world secret');
    expect(issueSeed({ secret: 'world secret', issueCode: '3500000' })).toBe(expected);
    expect(issueSeed({ secret: bytes, issueCode: '3500000' })).toBe(expected);
  });

  it('is published before the sale as the SHA-256 of its bytes', () => {
    const expected = createHash('sha256').update(Buffer.from(SEED_HEX, 'hex')).digest('hex');
    expect(seedHashOf(SEED_HEX)).toBe(expected);
    expect(seedHashOf(SEED_HEX.toUpperCase())).toBe(expected);
  });

  it('needs a secret and an issue', () => {
    const noSecret = new RangeError('the secret of a world must not be empty');
    expect(() => issueSeed({ secret: '', issueCode: '3500000' })).toThrow(noSecret);
    expect(() => issueSeed({ secret: new Uint8Array(), issueCode: '3500000' })).toThrow(noSecret);
    const noIssue = new RangeError('issueCode must not be empty');
    expect(() => issueSeed({ secret: 'world secret', issueCode: '' })).toThrow(noIssue);
  });
});
