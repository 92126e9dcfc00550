import { describe, expect, it } from 'vitest';
import { createRetryKey, newIdempotencyKey } from './idempotency-key.ts';

describe('an idempotency key', () => {
  it('is never the same twice', () => {
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });

  it('stays the same for a request that is sent again', () => {
    const retryKey = createRetryKey();
    expect(retryKey.keyFor('a bet')).toBe(retryKey.keyFor('a bet'));
  });

  it('is another one for another request', () => {
    const retryKey = createRetryKey();
    expect(retryKey.keyFor('a bet')).not.toBe(retryKey.keyFor('another bet'));
  });

  it('is another one once the request was answered', () => {
    const retryKey = createRetryKey();
    const key = retryKey.keyFor('a bet');
    retryKey.noteAnswered();
    expect(retryKey.keyFor('a bet')).not.toBe(key);
  });
});
