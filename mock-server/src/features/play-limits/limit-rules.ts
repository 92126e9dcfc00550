import { LOOSER_PLAY_LIMIT_DELAY_MS } from '@canada28/shared/limits.ts';
import type { StoredLimit } from './play-limits.repository.ts';

// none → set: at once. set → stricter: at once, and a looser value that waited is dropped. set → looser or none: the
// new value waits 24 h, then it counts by itself. Setting the value in force drops what waits.

/** The limit at a moment: a waiting value whose time has come is the value. */
export function limitAt(stored: StoredLimit, nowMs: number): StoredLimit {
  const { next } = stored;
  return next !== undefined && next.atMs <= nowMs ? { value: next.value, next: undefined } : stored;
}

/**
 * The limit after a player asked for a value, the same object where that changes nothing; asking again for the one that
 * waits does not make it wait longer.
 */
export function changedLimit(stored: StoredLimit, wanted: number | undefined, nowMs: number): StoredLimit {
  const limit = limitAt(stored, nowMs);
  if ((limit.next ?? limit).value === wanted) return limit;
  if (isAsStrict(wanted, limit.value)) return { value: wanted, next: undefined };
  return { value: limit.value, next: { value: wanted, atMs: nowMs + LOOSER_PLAY_LIMIT_DELAY_MS } };
}

function isAsStrict(wanted: number | undefined, value: number | undefined): boolean {
  return value === undefined || (wanted !== undefined && wanted <= value);
}
