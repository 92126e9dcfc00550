import { checkpointWhenIdle } from '@canada28/db/checkpoint.ts';
import { takeStep } from '../world/catch-up.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from './worlds.ts';

/** Looks again at least so often, so that a laptop that slept is caught up with at once. */
const LONGEST_WAIT_MS = 1000;

/** What to watch, and who hears of a task that fails. */
type Watch = { readonly name: string; readonly logError: (error: unknown) => void };

/**
 * Lets what is due in a world happen at its moment while somebody watches; in a world that nobody watches it happens
 * when somebody asks. Returns the end of the watch.
 */
export function watchWorld(worlds: Worlds, { name, logError }: Watch): () => void {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    let forMs = LONGEST_WAIT_MS;
    try {
      const world = worlds.find(name);
      if (world === undefined) return;
      if (takeStep(world)) checkpointWhenIdle(world.db);
      forMs = waitMs(world);
    } catch (error) {
      // The failed task was rolled back and is still due: it is tried again at the next look.
      logError(error);
    }
    timer = setTimeout(look, forMs);
  };
  timer = setTimeout(look, 0);
  return () => clearTimeout(timer);
}

/** Wall ms until the next task is due; a frozen clock has nothing to wait for but a change. */
function waitMs(world: World): number {
  const dueMs = world.timetable.nextDueMs;
  const { rate } = world.clock;
  if (dueMs === undefined || rate === 0) return LONGEST_WAIT_MS;
  const untilDueMs = Math.ceil((dueMs - world.clock.nowMs()) / rate);
  return Math.min(Math.max(untilDueMs, 0), LONGEST_WAIT_MS);
}
