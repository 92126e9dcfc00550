import { checkpointWhenIdle } from '@canada28/db/checkpoint.ts';
import { takeStep } from './catch-up.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

/** Looks again at least so often, so that a laptop that slept is caught up with at once. */
const LONGEST_WAIT_MS = 1000;

type Log = (error: unknown, world: World) => void;

/** Lets the timed tasks of every world happen when their time comes. */
export class Scheduler {
  readonly #worlds: Worlds;
  readonly #logError: Log;
  readonly #timers = new Map<World, NodeJS.Timeout>();

  constructor(worlds: Worlds, logError: Log) {
    this.#worlds = worlds;
    this.#logError = logError;
  }

  start(): void {
    for (const world of this.#worlds.list()) this.#arm(world);
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #arm(world: World): void {
    this.#wait(world, waitMs(world));
  }

  #tick(world: World): void {
    try {
      if (takeStep(world)) checkpointWhenIdle(world.db);
    } catch (error) {
      // The failed task was rolled back and is still due: it is tried again at the next look.
      this.#logError(error, world);
      this.#wait(world, LONGEST_WAIT_MS);
      return;
    }
    this.#arm(world);
  }

  #wait(world: World, forMs: number): void {
    clearTimeout(this.#timers.get(world));
    this.#timers.set(
      world,
      setTimeout(() => this.#tick(world), forMs),
    );
  }
}

/** Wall ms until the next task is due; a frozen clock has nothing to wait for but a change. */
function waitMs(world: World): number {
  const dueMs = world.timetable.nextDueMs;
  const { rate } = world.clock;
  if (dueMs === undefined || rate === 0) return LONGEST_WAIT_MS;
  const untilDueMs = Math.ceil((dueMs - world.clock.nowMs()) / rate);
  return Math.min(Math.max(untilDueMs, 0), LONGEST_WAIT_MS);
}
