import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAY, PLAY_CODES } from './bet-choices.ts';
import type { PerZone, Shape } from './draw-result.ts';
import { chanceOf } from './odds.ts';
import { choiceOutcome, deviationsOf, heatOf, outcomeTrend, shapeOutcome, type TrendDraw } from './trend.ts';

const drawOf = (...digits: PerZone): TrendDraw => ({
  digits,
  sum: digits[0] + digits[1] + digits[2],
});
const digit = fc.integer({ min: 0, max: 9 });
const anyDraw = fc.tuple(digit, digit, digit).map((digits) => drawOf(...digits));

/** Newest first: 18 big even, 3 small odd, 19 big odd, 18 again, 1 small odd. */
const DRAWS = [drawOf(7, 3, 8), drawOf(1, 1, 1), drawOf(9, 8, 2), drawOf(9, 9, 0), drawOf(0, 1, 0)];

describe('the gaps of an outcome', () => {
  it('count the draws since its last hit, 0 where it just hit', () => {
    expect(outcomeTrend(choiceOutcome(PLAY.big), DRAWS, 5).gaps).toEqual([0, 1, 0, 0, undefined]);
    expect(outcomeTrend(choiceOutcome(PLAY.small), DRAWS, 5).gaps).toEqual([1, 0, 2, 1, 0]);
  });

  it('are unknown before the first hit that is known', () => {
    expect(outcomeTrend(choiceOutcome(27), DRAWS, 5)).toEqual({
      gaps: [undefined, undefined, undefined, undefined, undefined],
      gapNow: undefined,
      longestGap: undefined,
      hits: 0,
      expectedHits: 5 * chanceOf(27),
    });
  });

  it('go on from the draws before the window', () => {
    const trend = outcomeTrend(choiceOutcome(1), DRAWS, 2);
    expect(trend).toMatchObject({ gaps: [4, 3], gapNow: 4, longestGap: 4, hits: 0 });
  });

  it('rise by one with every draw that misses, and start again at 0 with a hit', () => {
    fc.assert(
      fc.property(fc.array(anyDraw, { maxLength: 60 }), fc.constantFrom(...PLAY_CODES), (draws, playCode) => {
        const outcome = choiceOutcome(playCode);
        const { gaps } = outcomeTrend(outcome, draws, draws.length);
        const hits = gaps.map((gap) => gap === 0);
        const steps = gaps.filter(
          (gap, index) => gap !== undefined && gap > 0 && gaps[index + 1] !== gap - 1,
        );
        expect(hits).toEqual(draws.map(outcome.isHit));
        expect(steps).toEqual([]);
      }),
    );
  });
});

describe('the figures of a window', () => {
  it('are the gap now, the longest gap, the hits and what was to be expected', () => {
    expect(outcomeTrend(choiceOutcome(PLAY.small), DRAWS, 4)).toMatchObject({
      gapNow: 1,
      longestGap: 2,
      hits: 1,
      expectedHits: 2,
    });
  });

  it('are of the draws that there are when the window is larger', () => {
    const { gaps, expectedHits } = outcomeTrend(choiceOutcome(PLAY.even), DRAWS, 100);
    expect(gaps).toHaveLength(5);
    expect(expectedHits).toBeCloseTo(2.5, 12);
  });

  it('are empty without a draw', () => {
    const trend = outcomeTrend(choiceOutcome(PLAY.big), [], 30);
    expect(trend).toEqual({ gaps: [], gapNow: undefined, longestGap: undefined, hits: 0, expectedHits: 0 });
  });

  it('count as many hits of the 28 sums together as there are draws', () => {
    fc.assert(
      fc.property(fc.array(anyDraw, { maxLength: 40 }), (draws) => {
        const sums = PLAY_CODES.slice(0, 28).map((sum) => outcomeTrend(choiceOutcome(sum), draws, 100));
        expect(sums.reduce((total, { hits }) => total + hits, 0)).toBe(draws.length);
      }),
    );
  });
});

describe('the shape of a draw', () => {
  it.each<[Shape, PerZone]>([
    ['triple', [1, 1, 1]],
    ['pair', [9, 0, 9]],
    ['straight', [8, 7, 9]],
    ['none', [8, 9, 0]],
  ])('%s is hit by %j and by no other outcome of shapes', (shape, digits) => {
    const shapes: readonly Shape[] = ['triple', 'pair', 'straight', 'none'];
    expect(shapes.filter((candidate) => shapeOutcome(candidate).isHit(drawOf(...digits)))).toEqual([shape]);
  });

  it('has chances that make 1 together', () => {
    const shapes: readonly Shape[] = ['triple', 'pair', 'straight', 'none'];
    expect(shapes.reduce((total, shape) => total + shapeOutcome(shape).chance, 0)).toBeCloseTo(1, 8);
  });
});

describe('hot and cold', () => {
  it('begin beyond one standard deviation from what was to be expected', () => {
    // 100 draws at one half: 50 expected, deviation 5.
    const deviations = [44, 45, 50, 55, 56].map((hits) => deviationsOf(hits, 0.5, 100));
    expect(deviations).toEqual([-1.2, -1, 0, 1, 1.2]);
    expect(deviations.map(heatOf)).toEqual(['cold', 'usual', 'usual', 'usual', 'hot']);
  });

  it('are not said of a rare outcome that has not come', () => {
    expect(heatOf(deviationsOf(0, chanceOf(0), 100))).toBe('usual');
  });

  it('are not said without a draw', () => {
    expect(heatOf(deviationsOf(0, 0.5, 0))).toBe('usual');
  });
});
