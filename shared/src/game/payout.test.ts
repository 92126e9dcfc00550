import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BET_TOTAL_MICROS, MAX_PRIZE_MICROS } from '../limits.ts';
import { MICROS_PER_USDT } from '../money/usdt.ts';
import { prizeMicros } from './payout.ts';

describe('the prize of a bet', () => {
  it.each([
    [10, 1_999, 19_990_000],
    [40, 1_999, 79_960_000],
    [5, 3_716, 18_580_000],
    [1, 966_000, 966_000_000],
    [1, 17_840, 17_840_000],
  ])('of %d USDT at %d thousandths is %d micro-USDT', (usdt, odds, prize) => {
    expect(prizeMicros(usdt * MICROS_PER_USDT, odds)).toBe(prize);
  });

  it('is at most 5,000,000 USDT', () => {
    expect(prizeMicros(5_175 * MICROS_PER_USDT, 966_000)).toBe(4_999_050 * MICROS_PER_USDT);
    expect(prizeMicros(5_176 * MICROS_PER_USDT, 966_000)).toBe(5_000_000 * MICROS_PER_USDT);
    expect(prizeMicros(MAX_BET_TOTAL_MICROS, 966_000)).toBe(MAX_PRIZE_MICROS);
  });

  it('may be 5,000,000 USDT exactly, and a micro-USDT less', () => {
    expect(prizeMicros(5_000 * MICROS_PER_USDT, 1_000_000)).toBe(MAX_PRIZE_MICROS);
    expect(prizeMicros(MAX_PRIZE_MICROS - 1, 1_000)).toBe(MAX_PRIZE_MICROS - 1);
    expect(prizeMicros(MAX_PRIZE_MICROS + 1, 1_000)).toBe(MAX_PRIZE_MICROS);
  });

  it('of any whole bet below the cap is exact to the micro-USDT', () => {
    const usdt = fc.integer({ min: 1, max: 5_000 });
    const odds = fc.integer({ min: 1, max: 966_000 });
    fc.assert(
      fc.property(usdt, odds, (amount, thousandths) => {
        expect(prizeMicros(amount * MICROS_PER_USDT, thousandths)).toBe(amount * thousandths * 1_000);
      }),
    );
  });

  it('drops what is less than one micro-USDT', () => {
    expect(prizeMicros(1, 1_999)).toBe(1);
  });

  it.each([
    [0, 1_999, 'amountMicros must be a whole number above 0, got 0'],
    [-1, 1_999, 'amountMicros must be a whole number above 0, got -1'],
    [1.5, 1_999, 'amountMicros must be a whole number above 0, got 1.5'],
    [2 ** 53, 1_999, 'amountMicros must be a whole number above 0, got 9007199254740992'],
    [1, 0, 'oddsThousandths must be a whole number above 0, got 0'],
    [1, 1.999, 'oddsThousandths must be a whole number above 0, got 1.999'],
    [1, Number.NaN, 'oddsThousandths must be a whole number above 0, got NaN'],
  ])('is refused for %d micro-USDT at %d thousandths', (amount, odds, message) => {
    expect(() => prizeMicros(amount, odds)).toThrow(new RangeError(message));
  });
});
