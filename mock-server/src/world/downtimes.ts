import type { Database } from '@canada28/db/open-database.ts';
import { readJsonFact } from './json-fact.ts';
import type { Downtime } from './world.ts';
import { setWorldFact } from './world-facts.ts';

/**
 * The downtimes that a world has not caught up with yet: those that still matter to what is due from `dueMs` (epoch ms)
 * on, and maybe the one that has just ended. They are kept: a server that is killed while it catches up must know at its
 * next start what it missed before.
 */
export function openDowntimes(db: Database, dueMs: number, justEnded?: Downtime): readonly Downtime[] {
  const earlier = readJsonFact(db, 'downtimes', isDowntimes) ?? [];
  const all = justEnded === undefined ? earlier : [...earlier, justEnded];
  const open = all.filter(({ fromMs, untilMs }) => fromMs < untilMs && dueMs < untilMs);
  if (open.length > 0 || earlier.length > 0) setWorldFact(db, 'downtimes', JSON.stringify(open));
  return open;
}

/** The first moment from `atMs` on at which the server was there: `atMs` itself, or the end of the downtime it lies in. */
export function attendedMs(downtimes: readonly Downtime[], atMs: number): number {
  return downtimes.find(({ fromMs, untilMs }) => fromMs < atMs && atMs < untilMs)?.untilMs ?? atMs;
}

function isDowntimes(value: unknown): value is Downtime[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => Number.isSafeInteger(entry?.fromMs) && Number.isSafeInteger(entry?.untilMs))
  );
}
