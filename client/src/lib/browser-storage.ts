import { LANGUAGE_KEY } from '../i18n/languages.ts';

/** First part of the name of a request whose outcome is unknown (`data/money/send-once.ts`). */
export const SENT_PREFIX = 'sent:';
/** Names of facts about the reader, the device and the server, not about the session. */
export const LAST_OPERATION_KEY = 'lastOperationMs';
export const HAD_ACCOUNT_KEY = 'hadAccount';
export const SERVER_FACTS_KEY = 'serverFacts';
export const SOUND_KEY = 'sound';
export const SEEN_HASHES_KEY = 'seenHashes';
const FACTS = [
  LANGUAGE_KEY,
  LAST_OPERATION_KEY,
  HAD_ACCOUNT_KEY,
  SERVER_FACTS_KEY,
  SOUND_KEY,
  SEEN_HASHES_KEY,
];

/**
 * What survives when storage is cleared: those facts, and requests for money whose outcome is unknown: without their
 * keys the same request would be carried out twice (decision 028).
 */
function isKept(key: string): boolean {
  return FACTS.includes(key) || key.startsWith(SENT_PREFIX);
}

/** A stored text; undefined when there is none or the browser forbids storage. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A stored JSON value; undefined when there is none or it cannot be read. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a text beyond this page where the browser allows it. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the next visit its memory, never this one its function.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}

/** Forgets all that was stored on this device, except what is kept. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!isKept(key)) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}
