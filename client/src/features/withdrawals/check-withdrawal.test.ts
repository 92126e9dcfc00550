import { describe, expect, it } from 'vitest';
import { findAmountProblem, mostMicros, withdrawalSum } from './check-withdrawal.ts';

const RULE = {
  id: 1,
  name: 'USDT',
  minMicros: 10_000_000,
  maxMicros: 50_000_000_000,
  quickAmountsMicros: [],
  chargeBasisPoints: 1,
};
const AVAILABLE = 1_000_000_000;

describe('what a withdrawal comes to', () => {
  it('is the amount without the fee of 0.01 %', () => {
    const expected = { amountMicros: 100_000_000, feeMicros: 10_000, arrivesMicros: 99_990_000 };
    expect(withdrawalSum('100', RULE)).toEqual(expected);
  });

  it('is nothing while no amount is typed', () => {
    expect(withdrawalSum('', RULE)).toEqual({ amountMicros: 0, feeMicros: 0, arrivesMicros: 0 });
  });
});

describe('an amount to withdraw', () => {
  it.each([
    ['', 'missing'],
    ['9.99', 'outOfRange'],
    ['10', undefined],
    ['1000', undefined],
    ['1000.000001', 'balance'],
  ])('"%s" is %s', (text, expected) => {
    expect(findAmountProblem(text, RULE, AVAILABLE)).toBe(expected);
  });

  it('that is above the limit of one withdrawal is out of range', () => {
    expect(findAmountProblem('50000.01', RULE, 60_000_000_000)).toBe('outOfRange');
  });
});

it('the most is what is available, up to the limit of one withdrawal', () => {
  expect(mostMicros(AVAILABLE, RULE)).toBe(AVAILABLE);
  expect(mostMicros(60_000_000_000, RULE)).toBe(50_000_000_000);
});
