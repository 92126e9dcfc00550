import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { readStoredJson, removeStored, writeStored } from '../../lib/browser-storage.ts';

const SESSION_LENGTH_KEY = 'playSince';

type Since = { readonly playerId: number; readonly sinceMs: number };

/** The last note once more, for a browser that forbids storage or has no room left. */
let noted: Since | undefined;

function isSince(value: unknown): value is Since {
  if (typeof value !== 'object' || value === null) return false;
  return 'playerId' in value && 'sinceMs' in value && Number.isFinite(value.sinceMs);
}

/** Since when the player has been playing on this device, epoch ms of the wall clock; from now on where it is not noted. */
export function readPlaySince(playerId: number, nowMs: number): number {
  const stored = readStoredJson(SESSION_LENGTH_KEY) ?? noted;
  if (isSince(stored) && stored.playerId === playerId && stored.sinceMs <= nowMs) return stored.sinceMs;
  return notePlaySince(playerId, nowMs);
}

/** The time counts from here: after a log in, and again after each reminder. */
export function notePlaySince(playerId: number, sinceMs: number): number {
  noted = { playerId, sinceMs };
  writeStored(SESSION_LENGTH_KEY, JSON.stringify(noted));
  return sinceMs;
}

/** The player plays no more. */
export function forgetPlaySince(): void {
  noted = undefined;
  removeStored(SESSION_LENGTH_KEY);
}

/** Ms until the reminder is due; 0 when it is. */
export function reminderDueMs(sinceMs: number, sessionMinutes: number, nowMs: number): number {
  return Math.max(0, sinceMs + sessionMinutes * MINUTE_MS - nowMs);
}
