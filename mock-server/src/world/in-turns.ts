import { stepLimit, WorldEndedError } from './take-step.ts';
import type { World } from './world.ts';

/** What ends a long work early. */
type Ends = {
  /** The world that it is done in, where that may end meanwhile. */
  readonly world?: World;
  /** Once it is aborted no further step is taken: the work fails with its reason. */
  readonly signal?: AbortSignal;
};

/** Does a long work step by step, with a turn for other requests after some milliseconds. */
export async function inTurns<Result>(
  steps: Generator<void, Result>,
  { world, signal }: Ends = {},
): Promise<Result> {
  for (;;) {
    const isOver = stepLimit();
    do {
      signal?.throwIfAborted();
      if (world?.db.open === false) throw new WorldEndedError(world);
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (!isOver());
    await nextTurn();
  }
}

/** Does all steps of a work at once. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
