import { expect, test } from 'vitest';
import { testRandom } from '../../testing/test-random.ts';
import { newToken } from './token.ts';

test('the bytes that a seeded world draws again after it went back are a token of the same player only', () => {
  const again = () => testRandom('the same seed');
  expect(newToken(again(), 1)).toMatch(/^[0-9a-f]{32}$/);
  expect(newToken(again(), 1)).toBe(newToken(again(), 1));
  expect(newToken(again(), 2)).not.toBe(newToken(again(), 1));
});
