/** Three values, one per zone A, B, C (game §1). */
export type PerZone = [number, number, number];

/** What a draw of 20 numbers comes to: the zones' full sums, their last digits, and the digits' sum 0–27 (game §1). */
export type DrawResult = { zoneSums: PerZone; digits: PerZone; sum: number };

/** A label shown with a result, not bettable (game §3). */
export type Shape = 'triple' | 'pair' | 'straight' | 'none';

/** How many numbers a draw has (game §1). */
export const DRAW_SIZE = 20;

/** The highest number that can be drawn; the lowest is 1 (game §1). */
export const HIGHEST_NUMBER = 80;

/** 1-based positions, in the sorted numbers, of zones A, B and C; positions 1 and 20 are unused (game §1, product §9). */
export const ZONE_POSITIONS = [
  [2, 5, 8, 11, 14, 17],
  [3, 6, 9, 12, 15, 18],
  [4, 7, 10, 13, 16, 19],
] as const;

/** The result of 20 distinct numbers 1–80 in any order; anything else is a RangeError (game §1). */
export function drawResult(numbers: readonly number[]): DrawResult {
  assertDraw(numbers);
  const sorted = numbers.toSorted((a, b) => a - b);
  const [zoneA, zoneB, zoneC] = ZONE_POSITIONS;
  const zoneSums: PerZone = [zoneSum(sorted, zoneA), zoneSum(sorted, zoneB), zoneSum(sorted, zoneC)];
  const [a, b, c] = zoneSums;
  const digits: PerZone = [a % 10, b % 10, c % 10];
  return { zoneSums, digits, sum: digits[0] + digits[1] + digits[2] };
}

/** Shape of three digits: a straight ignores order and does not wrap, so 8-9-0 and 9-0-1 are none (game §3). */
export function shapeOf(digits: Readonly<PerZone>): Shape {
  const [low, middle, high] = digits.toSorted((a, b) => a - b) as PerZone; // sorting keeps the length
  if (low === high) return 'triple';
  if (low === middle || middle === high) return 'pair';
  return high - low === 2 ? 'straight' : 'none';
}

function zoneSum(sorted: readonly number[], positions: readonly number[]): number {
  return positions.reduce((sum, position) => sum + (sorted[position - 1] ?? 0), 0);
}

function assertDraw(numbers: readonly number[]): void {
  if (numbers.length !== DRAW_SIZE) {
    throw new RangeError(`a draw has ${DRAW_SIZE} numbers, got ${numbers.length}`);
  }
  const stray = numbers.find((n) => !Number.isInteger(n) || n < 1 || n > HIGHEST_NUMBER);
  if (stray !== undefined) {
    throw new RangeError(`a drawn number is a whole number 1–${HIGHEST_NUMBER}, got ${stray}`);
  }
  const repeated = numbers.find((n, index) => numbers.indexOf(n) !== index);
  if (repeated !== undefined) throw new RangeError(`the numbers of a draw differ, got ${repeated} twice`);
}
