import { checkpointWhenIdle } from '@canada28/db/checkpoint.ts';
import { takeStep } from '../world/take-step.ts';
import type { World } from '../world/world.ts';
import type { HostedWorld } from './hosted-world.ts';

/** Looks again at least so often, so that a laptop that slept is caught up with at once. */
const LONGEST_WAIT_MS = 1000;

/**
 * Lets what is due in a world happen at its moment while a page watches; in a world that no page watches it happens
 * with the next call. `logError` hears of a task that fails. Returns the end of the watch.
 */
export function watchWorld(hosted: HostedWorld, logError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    let forMs = LONGEST_WAIT_MS;
    try {
      if (hosted.hasEnded) return;
      const world = hosted.open();
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
