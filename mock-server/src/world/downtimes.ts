import type { Database } from '@canada28/db/open-database.ts';
import type { Downtime } from './world.ts';
import { readJsonFact, setWorldFact } from './world-facts.ts';

/**
 * Adds a downtime to those that a world has not caught up with yet, and keeps them: a server that is killed while it
 * catches up must know at its next start what it missed before. Answers those that still matter to what is due from
 * `dueMs` (epoch ms) on.
 */
export function recordDowntime(db: Database, downtime: Downtime, dueMs: number): readonly Downtime[] {
  const earlier = readJsonFact(db, 'downtimes', isDowntimes) ?? [];
  const open = [...earlier, downtime].filter(({ fromMs, untilMs }) => fromMs < untilMs && dueMs < untilMs);
  setWorldFact(db, 'downtimes', JSON.stringify(open));
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
