import { DRAW_SIZE, drawResult, HIGHEST_NUMBER, ZONE_POSITIONS } from '@canada28/shared/game/draw-result.ts';
import { type Random, randomBelow } from '../../world/random.ts';
import { bend } from './bend-zone.ts';

/** Nearly every random set can be bent to any digits; the few that are packed too tightly are thrown away. */
const MOST_TRIES = 1000;

/** A random number set whose draw has the wanted sum, so that the explanation on screen stays true (game §2.2). */
export function numbersForSum(random: Random, sum: number): number[] {
  const triples: (readonly number[])[] = [];
  for (let a = 0; a <= 9; a++) {
    for (let b = 0; b <= 9; b++) if (sum - a - b >= 0 && sum - a - b <= 9) triples.push([a, b, sum - a - b]);
  }
  const triple = triples[randomBelow(random, Math.max(triples.length, 1))];
  if (triple === undefined) throw new RangeError(`no draw has the sum ${sum}`);
  return numbersForDigits(random, triple);
}

/** A random number set whose draw has the wanted digits, in order: bent from an ordinary draw, not searched for. */
export function numbersForDigits(random: Random, digits: readonly number[]): number[] {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const numbers = randomNumbers(random);
    const present = drawResult(numbers).digits;
    const isBent = ZONE_POSITIONS.every((positions, zone) => {
      const byDigits = ((digits[zone] ?? 0) - (present[zone] ?? 0) + 10) % 10;
      return bend(random, numbers, { positions, by: byDigits });
    });
    if (isBent) return numbers;
  }
  throw new Error(`no number set with the digits ${digits.join(',')} was found in ${MOST_TRIES} tries`);
}

function randomNumbers(random: Random): number[] {
  const chosen = new Set<number>();
  while (chosen.size < DRAW_SIZE) chosen.add(1 + randomBelow(random, HIGHEST_NUMBER));
  return [...chosen].sort((a, b) => a - b);
}
