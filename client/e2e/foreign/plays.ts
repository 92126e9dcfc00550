/** What can be bet on, what it pays, and on which sums it wins. */

const SUM_ODDS = [
  966, 333, 166.5, 99.9, 66.5, 47.5, 35.6, 27.6, 22.2, 18.15, 15.85, 14.47, 13.66, 13.33,
] as const;

const isOdd = (sum: number) => sum % 2 === 1;
const isBig = (sum: number) => sum > 13;

type Side = { readonly odds: number; readonly wins: (sum: number) => boolean };

/** From code 28 on. */
const SIDES: readonly Side[] = [
  { odds: 1.999, wins: isOdd },
  { odds: 1.999, wins: (sum) => !isOdd(sum) },
  { odds: 1.999, wins: (sum) => !isBig(sum) },
  { odds: 1.999, wins: isBig },
  { odds: 17.84, wins: (sum) => sum < 6 },
  { odds: 17.84, wins: (sum) => sum > 21 },
  { odds: 4.328, wins: (sum) => isBig(sum) && isOdd(sum) },
  { odds: 3.716, wins: (sum) => isBig(sum) && !isOdd(sum) },
  { odds: 3.716, wins: (sum) => !isBig(sum) && isOdd(sum) },
  { odds: 4.328, wins: (sum) => !isBig(sum) && !isOdd(sum) },
];

const CODES = [...Array(28 + SIDES.length).keys()];

/** What the stake is multiplied by; undefined where there is no such choice. */
export function oddsOf(code: number): number | undefined {
  return code < 28 ? SUM_ODDS[Math.min(code, 27 - code)] : SIDES[code - 28]?.odds;
}

export function winsOn(code: number, sum: number): boolean {
  return code < 28 ? code === sum : SIDES[code - 28]?.wins(sum) === true;
}

/** All codes that a sum lets win. */
export function winningCodes(sum: number): number[] {
  return CODES.filter((code) => winsOn(code, sum));
}
