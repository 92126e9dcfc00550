/** Colours in which balls come; `ink` is a digit that is not a result yet, `gold` a sum that won. */
export type BallTone = 'red' | 'green' | 'blue' | 'grey' | 'ink' | 'gold';

/** A sum is grey at both ends and in the middle; the others take turns by their remainder of three. */
const GREY_SUMS: readonly number[] = [0, 13, 14, 27];
const TONE_BY_REMAINDER: readonly BallTone[] = ['red', 'green', 'blue'];

/** Colours of the zones A, B and C. */
export const ZONE_TONES = ['red', 'blue', 'green'] as const;

/** Colour of a sum, 0–27. */
export function sumTone(sum: number): BallTone {
  if (GREY_SUMS.includes(sum)) return 'grey';
  return TONE_BY_REMAINDER[sum % TONE_BY_REMAINDER.length] ?? 'grey';
}
