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

/** The key of a request until it is answered. */
export type RetryKey = {
  /** The key for this body: sent again while no answer came, it is the same request and keeps its key. */
  readonly keyFor: (body: string) => string;
  /** The request was answered: whatever is sent next is another one. */
  readonly noteAnswered: () => void;
};

/** Keeps the key of the one request of its kind that is on its way (contract §3). */
export function createRetryKey(): RetryKey {
  let unanswered: { readonly body: string; readonly key: string } | undefined;
  return {
    keyFor: (body) => {
      unanswered = unanswered?.body === body ? unanswered : { body, key: newIdempotencyKey() };
      return unanswered.key;
    },
    noteAnswered: () => {
      unanswered = undefined;
    },
  };
}
