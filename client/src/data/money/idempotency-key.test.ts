import { expect, it } from 'vitest';
import { newIdempotencyKey } from './idempotency-key.ts';

it('an idempotency key is never the same twice', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
