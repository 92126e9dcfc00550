import { describe, expect, it } from 'vitest';
import { microsFromUsdt } from '../money/usdt.ts';
import { basisPointsOfPercent, feeMicros } from './withdrawal-fee.ts';

describe('the fee of a withdrawal', () => {
  it.each([
    [100, 0.01],
    [1_392.95, 0.139295],
    [50_000, 5],
    [0.009999, 0],
    [0.01, 0.000001],
  ])('of %d USDT is %d USDT, 0.01 % of it', (amount, fee) => {
    expect(feeMicros(microsFromUsdt(amount))).toBe(microsFromUsdt(fee));
  });

  it('follows the charge that the server names', () => {
    expect(feeMicros(microsFromUsdt(100), basisPointsOfPercent(0.01))).toBe(microsFromUsdt(0.01));
    expect(feeMicros(microsFromUsdt(100), basisPointsOfPercent(0.07))).toBe(microsFromUsdt(0.07));
    expect(feeMicros(microsFromUsdt(100), basisPointsOfPercent(0))).toBe(0);
    expect(feeMicros(microsFromUsdt(100), basisPointsOfPercent(100))).toBe(microsFromUsdt(100));
  });

  it.each([-0.01, 100.01, 0.001, Number.NaN])('a charge of %d percent is refused', (percent) => {
    expect(() => basisPointsOfPercent(percent)).toThrow(RangeError);
  });
});
