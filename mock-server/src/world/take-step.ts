import { stopwatch } from './clock.ts';
import type { World } from './world.ts';

/** How long one step may keep all other requests waiting (ms); one task that takes longer is not interrupted. */
const STEP_MS = 10;

/** Tells when a step that begins now has lasted long enough. */
export function stepLimit(): () => boolean {
  const passedMs = stopwatch();
  return () => passedMs() >= STEP_MS;
}

/** The world in which something was going on was replaced or deleted meanwhile: nothing of it is left to go on with. */
export class WorldEndedError extends Error {
  override readonly name = 'WorldEndedError';

  constructor({ name }: { readonly name: string }) {
    super(`The world "${name}" was replaced or deleted meanwhile.`);
  }
}

/** Does a bounded part of what is due by now; answers whether that was all. Throws when the world has ended. */
export function takeStep(world: World): boolean {
  const { timetable, clock } = world;
  const untilMs = clock.nowMs();
  try {
    return timetable.hasReached(untilMs) || timetable.runStep({ untilMs, isOver: stepLimit() }).isDone;
  } catch (error) {
    throw world.db.open ? error : new WorldEndedError(world);
  }
}
