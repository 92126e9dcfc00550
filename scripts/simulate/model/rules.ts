import { createHmac } from 'node:crypto';

// The rules of the game once more, from docs/spec/game.md and from nothing else: what this folder says is compared with
// what the product does, so none of it may be the product's own.

export const MICROS = 1_000_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** 2³² USDT: what one account holds at most (game §6). */
export const MOST_OF_ACCOUNT = 2 ** 32 * MICROS;
/** The highest prize of one bet (game §3). */
export const MOST_PRIZE = 5_000_000 * MICROS;
/** The least and the most of one slip or chase (player-api §3). */
export const LEAST_TOTAL = 1 * MICROS;
export const MOST_TOTAL = 200_000 * MICROS;

/** Odds in thousandths by play code (game §3). */
const OF_SUMS = [
  966_000, 333_000, 166_500, 99_900, 66_500, 47_500, 35_600, 27_600, 22_200, 18_150, 15_850, 14_470, 13_660,
  13_330,
];
const OF_COMBINATIONS = [1_999, 1_999, 1_999, 1_999, 17_840, 17_840, 4_328, 3_716, 3_716, 4_328];
export const ODDS: readonly number[] = [...OF_SUMS, ...OF_SUMS.toReversed(), ...OF_COMBINATIONS];

/** What wins with a sum, by play code (game §3). */
export function wins(code: number, sum: number): boolean {
  if (code <= 27) return code === sum;
  const [isOdd, isBig] = [sum % 2 === 1, sum >= 14];
  const choices = [
    isOdd,
    !isOdd,
    !isBig,
    isBig,
    sum <= 5,
    sum >= 22,
    isBig && isOdd,
    isBig && !isOdd,
    !isBig && isOdd,
    !isBig && !isOdd,
  ];
  return choices[code - 28] ?? false;
}

/** Amount × odds, at most the highest prize; micro-USDT (game §3). */
export function prizeOf(amount: number, odds: number): number {
  const prize = Number((BigInt(amount) * BigInt(odds)) / 1000n);
  return Math.min(prize, MOST_PRIZE);
}

const ZONES = [
  [2, 5, 8, 11, 14, 17],
  [3, 6, 9, 12, 15, 18],
  [4, 7, 10, 13, 16, 19],
];

/** The sum of a draw, from its 20 numbers in any order (game §1); undefined where they are no draw. */
export function sumOf(numbers: readonly number[]): number | undefined {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  const areNumbers = sorted.every((number) => Number.isInteger(number) && number >= 1 && number <= 80);
  if (sorted.length !== 20 || numbers.length !== 20 || !areNumbers) return undefined;
  const digits = ZONES.map((zone) => zone.reduce((sum, place) => sum + (sorted[place - 1] ?? 0), 0) % 10);
  return digits.reduce((sum, digit) => sum + digit, 0);
}

/** The 20 numbers that follow from the secret of a world (game §2.1). */
export function seededNumbers(secret: Buffer, issue: string): number[] {
  const seed = createHmac('sha256', secret).update(`seed:${issue}`).digest();
  const balls = Array.from({ length: 80 }, (_, index) => index + 1);
  let [block, at, counter] = [Buffer.alloc(0), 0, 0];
  const word = () => {
    if (at === block.length) {
      block = createHmac('sha256', seed).update(`${issue}:mock:${counter}`).digest();
      [at, counter] = [0, counter + 1];
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  for (let place = 0; place < 20; place += 1) {
    const left = 80 - place;
    const fair = Math.floor(2 ** 32 / left) * left;
    let value = word();
    while (value >= fair) value = word();
    const other = place + (value % left);
    [balls[place], balls[other]] = [balls[other] ?? 0, balls[place] ?? 0];
  }
  return balls.slice(0, 20).sort((one, other) => one - other);
}

/** Midnight in UTC+8, where the days of limits begin (product §10). */
export function dayStart(atMs: number): number {
  return Math.floor((atMs + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
}
