import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import draws from '../../fixtures/draws.json';
import { drawResult, type PerZone, shapeOf } from './draw-result.ts';

const ONE_TO_TWENTY = Array.from({ length: 20 }, (_, index) => index + 1);

describe('the result of a draw', () => {
  it.each(draws)('issue $issue comes out as published', ({ numbers, zones, sum }) => {
    expect(drawResult(numbers)).toMatchObject({ digits: zones, sum });
  });

  it('of 1 to 20 is 57, 63, 69, so 7 + 3 + 9 = 19', () => {
    expect(drawResult(ONE_TO_TWENTY)).toEqual({ zoneSums: [57, 63, 69], digits: [7, 3, 9], sum: 19 });
  });

  it('does not depend on the order in which the numbers are given', () => {
    const shuffled = fc.shuffledSubarray(ONE_TO_TWENTY, { minLength: 20 });
    fc.assert(fc.property(shuffled, (numbers) => drawResult(numbers).sum === 19));
  });

  it('leaves the numbers it was given as they were', () => {
    const reversed = ONE_TO_TWENTY.toReversed();
    drawResult(reversed);
    expect(reversed[0]).toBe(20);
  });

  it.each([
    ['19 numbers', ONE_TO_TWENTY.slice(1), 'a draw has 20 numbers, got 19'],
    ['21 numbers', [...ONE_TO_TWENTY, 21], 'a draw has 20 numbers, got 21'],
    ['a zero', [0, ...ONE_TO_TWENTY.slice(1)], 'a drawn number is a whole number 1–80, got 0'],
    ['an 81', [...ONE_TO_TWENTY.slice(1), 81], 'a drawn number is a whole number 1–80, got 81'],
    ['a fraction', [...ONE_TO_TWENTY.slice(1), 2.5], 'a drawn number is a whole number 1–80, got 2.5'],
    ['no number', [...ONE_TO_TWENTY.slice(1), Number.NaN], 'a drawn number is a whole number 1–80, got NaN'],
    ['a number twice', [...ONE_TO_TWENTY.slice(1), 20], 'the numbers of a draw differ, got 20 twice'],
  ])('is refused for %s', (_, numbers, message) => {
    expect(() => drawResult(numbers)).toThrow(new RangeError(message));
  });
});

describe('the shape of three digits', () => {
  it.each<[PerZone, string]>([
    [[7, 7, 7], 'triple'],
    [[0, 0, 0], 'triple'],
    [[7, 3, 7], 'pair'],
    [[3, 3, 9], 'pair'],
    [[9, 3, 3], 'pair'],
    [[1, 2, 3], 'straight'],
    [[2, 0, 1], 'straight'],
    [[9, 7, 8], 'straight'],
    [[8, 9, 0], 'none'],
    [[9, 0, 1], 'none'],
    [[1, 3, 5], 'none'],
  ])('%j is %s', (digits, shape) => {
    expect(shapeOf(digits)).toBe(shape);
  });

  it('of all 1,000 triples: 10 triples, 270 pairs, 48 straights', () => {
    const counts = { triple: 0, pair: 0, straight: 0, none: 0 };
    for (let n = 0; n < 1000; n += 1) {
      counts[shapeOf([Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10])] += 1;
    }
    expect(counts).toEqual({ triple: 10, pair: 270, straight: 48, none: 672 });
  });
});
