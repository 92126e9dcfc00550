import { inTransaction } from '@canada28/db/transaction.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { numbersForDigits, numbersForSum } from '../../features/draws/script-draws.ts';
import { countScriptedDraws, insertScriptedDraw } from '../../features/draws/scripted-draws.repository.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

/** Results wanted for the next draws, in order: sums, digit triples or whole number sets. */
export type DrawScript = {
  readonly sums?: readonly number[];
  readonly digits?: readonly (readonly number[])[];
  readonly numbers?: readonly (readonly number[])[];
};

/** Queues the wanted results, all or none; answers the number sets found for them and how many wait in all. */
export function queueDraws(world: World, script: DrawScript): { queued: number[][]; waiting: number } {
  const queued = numberSetsOf(world, script);
  return inTransaction(world.db, () => {
    for (const numbers of queued) insertScriptedDraw(world.db, numbers);
    return { queued, waiting: countScriptedDraws(world.db) };
  });
}

function numberSetsOf({ random }: World, { sums, digits, numbers }: DrawScript): number[][] {
  const bySum = (sums ?? []).map((sum) => numbersForSum(random, sum));
  const byDigits = (digits ?? []).map((triple) => numbersForDigits(random, triple));
  return [...bySum, ...byDigits, ...(numbers ?? []).map(checkedNumbers)];
}

function checkedNumbers(numbers: readonly number[], index: number): number[] {
  try {
    drawResult(numbers);
  } catch (error) {
    throw new ControlError(`numbers.${index}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  return [...numbers].sort((a, b) => a - b);
}
