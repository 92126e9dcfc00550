import { MAX_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import { findSlipProblem, highestStakeMicros } from './check-slip.ts';

const BALANCE = 100_000_000;
const stakes = (...amounts: number[]) =>
  amounts.map((amountMicros, playCode) => ({ playCode, amountMicros }));

describe('a slip', () => {
  it.each([
    ['is fine up to the whole balance', stakes(60_000_000, 40_000_000), BALANCE, undefined],
    ['needs an amount for every pick', stakes(60_000_000, 0), BALANCE, 'amountZero'],
    ['is refused beyond the balance', stakes(60_000_000, 41_000_000), BALANCE, 'balanceInsufficient'],
    ['has a highest total', stakes(MAX_BET_TOTAL_MICROS, 1_000_000), BALANCE, 'totalTooHigh'],
    ['is left to the server when the balance is unknown', stakes(60_000_000), undefined, undefined],
  ])('%s', (_rule, slip, availableMicros, problem) => {
    expect(findSlipProblem(slip, availableMicros)).toBe(problem);
  });
});

describe('the highest stake', () => {
  it.each([
    [1, 1_284_500_000, 1_284_000_000],
    [3, 1_000_000_000, 333_000_000],
    [2, 1_999_999, 0],
    [2, 900_000_000_000, 100_000_000_000],
  ])('of %i picks with %i micro-USDT is %i each', (count, availableMicros, expected) => {
    expect(highestStakeMicros(count, availableMicros)).toBe(expected);
  });
});
