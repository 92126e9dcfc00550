import { MAX_DEPOSIT_MICROS, MIN_DEPOSIT_MICROS } from '@canada28/shared/limits.ts';
import { describe, expect, it } from 'vitest';
import { findAmountProblem, passwordDemand } from './check-deposit.ts';

const RULE = { minMicros: MIN_DEPOSIT_MICROS, maxMicros: MAX_DEPOSIT_MICROS };

describe('an amount to deposit', () => {
  it.each([
    ['', 'missing'],
    ['9.999999', 'outOfRange'],
    ['10', undefined],
    ['50000', undefined],
    ['50000.000001', 'outOfRange'],
    ['.', 'outOfRange'],
  ])('"%s" is %s', (text, expected) => {
    expect(findAmountProblem(text, RULE)).toBe(expected);
  });
});

describe('a refused deposit', () => {
  it.each([
    [
      'asks for the password when that was wrong or missing',
      90006,
      { status: 0, hasPayPassword: true },
      'enter',
    ],
    [
      'asks for the password upon 800001 when one is set',
      800001,
      { status: 0, hasPayPassword: true },
      'enter',
    ],
    ['asks to set a password when none is set', 800001, { status: 0, hasPayPassword: false }, 'setFirst'],
    [
      'asks for nothing when the account may not trade',
      800001,
      { status: 3, hasPayPassword: true },
      undefined,
    ],
    ['asks for nothing when the amount is refused', 900003, { status: 0, hasPayPassword: true }, undefined],
    ['asks for nothing without an answer', undefined, { status: 0, hasPayPassword: true }, undefined],
  ])('%s', (_, code, player, expected) => {
    expect(passwordDemand(code, player)).toBe(expected);
  });
});
