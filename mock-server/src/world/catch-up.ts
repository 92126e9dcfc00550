import { AppError } from './app-error.ts';
import { nextTurn } from './in-turns.ts';
import { takeStep } from './take-step.ts';
import type { World } from './world.ts';

/** How long a call waits for its world before it is told to come back (ms). */
const PATIENCE_MS = 3000;

/** Whether nothing is due in a world at this moment: a call need not wait for it. */
export function isPresent(world: World): boolean {
  return world.catchingUp === undefined && takeStep(world);
}

/**
 * Waits until all that is due in a world has happened, in steps between which others are served. Gives up after a
 * while without a word: `presentMs` then decides what a call may do.
 */
export async function catchUp(world: World): Promise<void> {
  if (isPresent(world)) return;
  let timer: NodeJS.Timeout | undefined;
  const outOfPatience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    await Promise.race([upToPresent(world), outOfPatience]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The moment (epoch ms) at which a call happens now: the world's present, with all that was due by then done. A world
 * that is too far behind answers `busy`, because no call may act in its past; unless its clock is a fast one: that
 * waits for the world, which then stands at the moment it has reached.
 */
export function presentMs(world: World): number {
  const { clock, timetable } = world;
  if (isPresent(world)) return timetable.reachedMs;
  if (clock.rate <= 1 || !Number.isFinite(timetable.reachedMs)) {
    const cause = 'the world is still catching up with what came due before';
    throw new AppError('busy', {}, { facts: { cause } });
  }
  // What is due at one moment happens together.
  timetable.runUntil(timetable.reachedMs);
  clock.set(timetable.reachedMs);
  return timetable.reachedMs;
}

/** Of many calls that wait together the first ones take time, in which more comes due. */
async function upToPresent(world: World): Promise<void> {
  do await goOn(world);
  while (world.catchingUp !== undefined || !takeStep(world));
}

function goOn(world: World): Promise<void> {
  if (world.catchingUp !== undefined) return world.catchingUp;
  const started = stepByStep(world).finally(() => {
    world.catchingUp = undefined;
  });
  world.catchingUp = started;
  // Each call that waits hears of a task that fails, and so does each that comes later: it stays due.
  started.catch(() => undefined);
  return started;
}

async function stepByStep(world: World): Promise<void> {
  do await nextTurn();
  while (!takeStep(world));
}
