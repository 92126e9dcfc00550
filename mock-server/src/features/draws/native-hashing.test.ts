import { createHmac, hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NATIVE } from './native-hashing.ts';

test('both are what the standards call by these names, for keys and messages of any length', () => {
  const someBytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(someBytes, fc.string({ unit: 'binary', maxLength: 200 }), (key, message) => {
      const standard = createHmac('sha256', key).update(message).digest();
      expect(standard.equals(NATIVE.hmacSha256(key, message))).toBe(true);
      expect(hash('sha256', key, 'buffer').equals(NATIVE.sha256(key))).toBe(true);
    }),
  );
});

test('what was answered stays what it was when more is asked', () => {
  const key = new Uint8Array(32);
  const first = NATIVE.hmacSha256(key, 'first');
  const copy = Buffer.from(first);
  NATIVE.hmacSha256(key, 'second');
  expect(copy.equals(first)).toBe(true);
});
