import { DRAW_SIZE, drawResult, HIGHEST_NUMBER } from '@canada28/shared/game/draw-result.ts';
import { type Random, randomBelow } from '../../app/random.ts';

/** Every set of 20 has some result, and each result comes up about once in 1,000 sets or more often (game §3). */
const MOST_TRIES = 200_000;

/** A random number set whose draw has the wanted sum, so that the explanation on screen stays true (game §2.2). */
export function numbersForSum(random: Random, sum: number): number[] {
  return searchNumbers(random, (result) => result.sum === sum, `the sum ${sum}`);
}

/** A random number set whose draw has the wanted digits, in order. */
export function numbersForDigits(random: Random, digits: readonly number[]): number[] {
  const wanted = digits.join(',');
  return searchNumbers(random, (result) => result.digits.join(',') === wanted, `the digits ${wanted}`);
}

type IsWanted = (result: ReturnType<typeof drawResult>) => boolean;

function searchNumbers(random: Random, isWanted: IsWanted, what: string): number[] {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const numbers = randomNumbers(random);
    if (isWanted(drawResult(numbers))) return numbers;
  }
  throw new Error(`no number set with ${what} was found in ${MOST_TRIES} tries`);
}

function randomNumbers(random: Random): number[] {
  const chosen = new Set<number>();
  while (chosen.size < DRAW_SIZE) chosen.add(1 + randomBelow(random, HIGHEST_NUMBER));
  return [...chosen].sort((a, b) => a - b);
}
