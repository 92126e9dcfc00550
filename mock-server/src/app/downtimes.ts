import type { World } from './world.ts';
import { readJsonFact, setWorldFact } from './world-facts.ts';

/**
 * A stretch of a world's time (epoch ms, ends excluded) in which its server was off. That nobody looked at a world, or
 * that the process was paused, is no downtime: what came due then simply happens later, at its own moment.
 */
export type Downtime = { readonly fromMs: number; readonly untilMs: number };

/**
 * Adds a downtime to those that the world has not caught up with yet, and keeps them: a server that is killed while it
 * catches up must know at its next start what it missed before.
 */
export function recordDowntime(world: World, downtime: Downtime): void {
  const earlier = readJsonFact(world.db, 'downtimes', isDowntimes) ?? [];
  const dueMs = world.timetable.nextDueMs(world) ?? Number.POSITIVE_INFINITY;
  const open = [...earlier, downtime].filter(({ fromMs, untilMs }) => fromMs < untilMs && dueMs < untilMs);
  world.downtimes.push(...open);
  setWorldFact(world.db, 'downtimes', JSON.stringify(open));
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
