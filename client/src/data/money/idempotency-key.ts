/** Bytes of a key: as many as a UUID has. */
const KEY_BYTES = 16;

/**
 * A new value of the header `Idempotency-Key` (contract §3). Made by hand because `crypto.randomUUID` is missing where
 * a phone opens the demo over plain HTTP.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
