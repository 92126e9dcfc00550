import { type Random, randomBelow } from '../../world/random.ts';

type Bend = { readonly positions: readonly number[]; readonly by: number };

/**
 * Moves some numbers of one zone between their neighbours, so that the zone's sum changes by `by` or by `by` − 10: the
 * order, and with it the other zones, stays as it is. Answers whether there was room.
 */
export function bend(random: Random, numbers: number[], { positions, by }: Bend): boolean {
  const ways = randomBelow(random, 2) === 0 ? [by, by - 10] : [by - 10, by];
  return ways.some((way) => shift(random, numbers, { positions, by: way }));
}

function shift(random: Random, numbers: number[], { positions, by }: Bend): boolean {
  const bent = [...numbers];
  let left = by;
  for (const position of shuffled(random, positions)) {
    const [before = 0, number = 0, after = 0] = bent.slice(position - 2, position + 1);
    const step = Math.min(Math.max(left, before + 1 - number), after - 1 - number);
    bent[position - 1] = number + step;
    left -= step;
  }
  if (left !== 0) return false;
  numbers.splice(0, numbers.length, ...bent);
  return true;
}

function shuffled(random: Random, values: readonly number[]): number[] {
  const left = [...values];
  return values.map(() => left.splice(randomBelow(random, left.length), 1)[0] ?? 0);
}
