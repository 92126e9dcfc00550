import { describe, expect, it } from 'vitest';
import { MAX_SUM, PLAY, PLAY_CODES } from './bet-choices.ts';
import {
  DRAW_SIZE,
  HIGHEST_NUMBER,
  type PerZone,
  type Shape,
  shapeOf,
  ZONE_POSITIONS,
} from './draw-result.ts';
import { chanceOf, DEFAULT_ODDS_THOUSANDTHS, oddsOf, returnToPlayer, SHAPE_CHANCES } from './odds.ts';

const DIGIT_TRIPLES = 1_000;

/** State of the three zones' last digits, 0–999, after `drawn` stands at `position`. */
function afterNumber(state: number, position: number, drawn: number): number {
  const zone = ZONE_POSITIONS.findIndex((positions) => positions.some((own) => own === position));
  if (zone === -1) return state;
  const weight = [100, 10, 1][zone] ?? 0;
  const digit = Math.floor(state / weight) % 10;
  return state + (((digit + drawn) % 10) - digit) * weight;
}

/** Counts all C(80,20) draws by their digits: numbers 1–80 in turn, each left out or put at the next position. */
function countDrawsByDigits(): Float64Array {
  const draws = Array.from({ length: DRAW_SIZE + 1 }, () => new Float64Array(DIGIT_TRIPLES));
  draws[0]?.set([1]);
  for (let drawn = 1; drawn <= HIGHEST_NUMBER; drawn += 1) {
    for (let position = DRAW_SIZE; position >= 1; position -= 1) {
      const to = draws[position] ?? new Float64Array();
      draws[position - 1]?.forEach((count, state) => {
        const target = afterNumber(state, position, drawn);
        if (count > 0) to[target] = (to[target] ?? 0) + count;
      });
    }
  }
  return draws[DRAW_SIZE] ?? new Float64Array();
}

const digitsOf = (state: number): PerZone => [
  Math.floor(state / 100),
  Math.floor(state / 10) % 10,
  state % 10,
];

/** Share of all draws by what `kindOf` makes of their digits. */
function sharesBy<Kind>(counts: Float64Array, kindOf: (digits: PerZone) => Kind): Map<Kind, number> {
  const all = counts.reduce((total, count) => total + count, 0);
  const shares = new Map<Kind, number>();
  counts.forEach((count, state) => {
    const kind = kindOf(digitsOf(state));
    shares.set(kind, (shares.get(kind) ?? 0) + count / all);
  });
  return shares;
}

const drawCounts = countDrawsByDigits();

describe('the chance of a sum', () => {
  it('is that of counting every possible draw', () => {
    const shares = sharesBy(drawCounts, ([a, b, c]) => a + b + c);
    expect(shares.size).toBe(28);
    for (const [sum, share] of shares) {
      expect(share, `sum ${sum}`).toBeCloseTo(chanceOf(sum), 8); // mirrored to 8 decimals only
    }
  });

  it('is one of 28 that make 1 together', () => {
    const sums = [...Array(28).keys()];
    expect(sums.reduce((total, sum) => total + chanceOf(sum), 0)).toBeCloseTo(1, 12);
  });

  it.each([
    [PLAY.odd, 0.5],
    [PLAY.even, 0.5],
    [PLAY.small, 0.5],
    [PLAY.big, 0.5],
    [PLAY.extremeSmall, 0.055679],
    [PLAY.extremeBig, 0.055679],
    [PLAY.bigOdd, 0.230963],
    [PLAY.bigEven, 0.269037],
    [PLAY.smallOdd, 0.269037],
    [PLAY.smallEven, 0.230963],
    [0, 0.000986],
    [14, 0.07515],
  ])('play code %d wins with the published chance %d', (playCode, chance) => {
    expect(chanceOf(playCode)).toBeCloseTo(chance, 6);
  });
});

describe('the chance of a shape', () => {
  it('is that of counting every possible draw', () => {
    const shares = sharesBy<Shape>(drawCounts, shapeOf);
    expect(shares.size).toBe(4);
    for (const [shape, share] of shares) expect(share, shape).toBeCloseTo(SHAPE_CHANCES[shape], 8);
  });
});

describe('the odds', () => {
  it.each([
    [PLAY.odd, 1_999],
    [PLAY.even, 1_999],
    [PLAY.small, 1_999],
    [PLAY.big, 1_999],
    [PLAY.extremeSmall, 17_840],
    [PLAY.extremeBig, 17_840],
    [PLAY.bigOdd, 4_328],
    [PLAY.bigEven, 3_716],
    [PLAY.smallOdd, 3_716],
    [PLAY.smallEven, 4_328],
    [0, 966_000],
    [13, 13_330],
    [14, 13_330],
    [27, 966_000],
  ])('of play code %d are %d thousandths', (playCode, odds) => {
    expect(oddsOf(playCode)).toBe(odds);
  });

  it('of the exact sums are mirrored', () => {
    for (let sum = 0; sum <= MAX_SUM; sum += 1) expect(oddsOf(sum)).toBe(oddsOf(MAX_SUM - sum));
  });

  it('exist for every play code and no other', () => {
    expect(DEFAULT_ODDS_THOUSANDTHS).toHaveLength(PLAY_CODES.length);
    expect(() => oddsOf(38)).toThrow('no odds for play code 38');
    expect(() => oddsOf(0, [])).toThrow('no odds for play code 0');
  });

  it('return 100.17 % on 13 and 14, and less than everything on any other choice', () => {
    const aboveOne = PLAY_CODES.filter((code) => returnToPlayer(code, oddsOf(code)) > 1);
    expect(aboveOne).toEqual([13, 14]);
    expect(returnToPlayer(13, oddsOf(13))).toBeCloseTo(1.0017, 4);
  });
});
