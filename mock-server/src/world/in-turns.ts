import { WorldEndedError } from './take-step.ts';
import type { World } from './world.ts';

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

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
