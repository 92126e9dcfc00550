/** Largest result of a draw: three digits of 9 (game §1). */
export const MAX_SUM = 27;

/** Play codes of the choices that are not an exact sum; the exact sums are their own codes 0–27 (game §3). */
export const PLAY = {
  odd: 28,
  even: 29,
  small: 30,
  big: 31,
  extremeSmall: 32,
  extremeBig: 33,
  bigOdd: 34,
  bigEven: 35,
  smallOdd: 36,
  smallEven: 37,
} as const;

/** A play code 0–37 (game §3). */
export type PlayCode = number;

/** Every play code in order, 0–37 (game §3). */
export const PLAY_CODES: readonly PlayCode[] = Array.from({ length: PLAY.smallEven + 1 }, (_, code) => code);

const isOdd = (sum: number) => sum % 2 === 1;
const isBig = (sum: number) => sum >= 14;

const WINS_ON: Readonly<Record<number, (sum: number) => boolean>> = {
  [PLAY.odd]: isOdd,
  [PLAY.even]: (sum) => !isOdd(sum),
  [PLAY.small]: (sum) => !isBig(sum),
  [PLAY.big]: isBig,
  [PLAY.extremeSmall]: (sum) => sum <= 5,
  [PLAY.extremeBig]: (sum) => sum >= 22,
  [PLAY.bigOdd]: (sum) => isBig(sum) && isOdd(sum),
  [PLAY.bigEven]: (sum) => isBig(sum) && !isOdd(sum),
  [PLAY.smallOdd]: (sum) => !isBig(sum) && isOdd(sum),
  [PLAY.smallEven]: (sum) => !isBig(sum) && !isOdd(sum),
};

/** Whether the number is a play code, a whole number 0–37 (game §3). */
export function isPlayCode(code: number): boolean {
  return Number.isInteger(code) && code >= 0 && code < PLAY_CODES.length;
}

/** Whether a bet on the play code wins when the draw's sum is `sum`, 0–27 (game §3). */
export function isWinningChoice(playCode: PlayCode, sum: number): boolean {
  if (!isPlayCode(playCode)) throw new RangeError(`a play code is 0–${PLAY.smallEven}, got ${playCode}`);
  assertSum(sum);
  return WINS_ON[playCode]?.(sum) ?? playCode === sum;
}

/** Every play code that wins on `sum`, 0–27, ascending: the exact sum comes first (game §3). */
export function winningPlayCodes(sum: number): PlayCode[] {
  assertSum(sum);
  return PLAY_CODES.filter((code) => isWinningChoice(code, sum));
}

function assertSum(sum: number): void {
  if (!Number.isInteger(sum) || sum < 0 || sum > MAX_SUM) {
    throw new RangeError(`the sum of a draw is 0–${MAX_SUM}, got ${sum}`);
  }
}
