import { AppError } from './app-error.ts';
import { stopwatch } from './clock.ts';
import type { World } from './world.ts';

/** How long one step may keep all other requests waiting (ms); one task that takes longer is not interrupted. */
const STEP_MS = 10;

/** How long a call waits for its world before it is told to come back (ms). */
const PATIENCE_MS = 3000;

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
  try {
    return world.timetable.runStep({ untilMs: world.clock.nowMs(), isOver: stepLimit() }).isDone;
  } catch (error) {
    throw world.db.open ? error : new WorldEndedError(world);
  }
}

/**
 * Waits until all that is due in a world has happened, in steps between which others are served. Gives up after a
 * while without a word: `presentMs` then decides what a call may do.
 */
export async function catchUp(world: World): Promise<void> {
  if (world.catchingUp === undefined && takeStep(world)) return;
  let timer: NodeJS.Timeout | undefined;
  const outOfPatience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    await Promise.race([goOn(world), outOfPatience]);
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
  if (world.catchingUp === undefined && takeStep(world)) return timetable.reachedMs;
  if (clock.rate <= 1 || !Number.isFinite(timetable.reachedMs)) throw new AppError('busy');
  // What is due at one moment happens together.
  timetable.runUntil(timetable.reachedMs);
  clock.set(timetable.reachedMs);
  return timetable.reachedMs;
}

/**
 * Does a long work step by step, with a turn for other requests between. Once the signal is aborted no further step is
 * taken: the work fails with its reason.
 */
export async function inTurns<Result>(
  world: World,
  steps: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    if (!world.db.open) throw new WorldEndedError(world);
    const step = steps.next();
    if (step.done === true) return step.value;
    await nextTurn();
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
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
