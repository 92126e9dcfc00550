import type { DrawScript, QueuedDraws } from '@canada28/shared/control/draws.control.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { numbersForDigits, numbersForSum } from '../../features/draws/script-draws.ts';
import { countScriptedDraws, insertScriptedDraw } from '../../features/draws/scripted-draws.repository.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

/** Queues the wanted results, all or none; answers the number sets found for them and how many wait in all. */
export function queueDraws(world: World, script: DrawScript): QueuedDraws {
  const queued = numberSetsOf(world, script);
  for (const numbers of queued) insertScriptedDraw(world.db, numbers);
  return { queued, waiting: countScriptedDraws(world.db) };
}

function numberSetsOf({ random }: World, script: DrawScript): number[][] {
  if ('sums' in script) return script.sums.map((sum) => numbersForSum(random, sum));
  if ('digits' in script) return script.digits.map((triple) => numbersForDigits(random, triple));
  return script.numbers.map(checkedNumbers);
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
