import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
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
      { status: PLAYER_STATUS.normal, hasPayPassword: true },
      'enter',
    ],
    [
      'asks for the password upon 800001 when one is set',
      800001,
      { status: PLAYER_STATUS.normal, hasPayPassword: true },
      'enter',
    ],
    [
      'asks to set a password when none is set',
      800001,
      { status: PLAYER_STATUS.normal, hasPayPassword: false },
      'setFirst',
    ],
    [
      'asks for nothing when the account may not trade',
      800001,
      { status: PLAYER_STATUS.tradingForbidden, hasPayPassword: true },
      undefined,
    ],
    [
      'asks for nothing when the amount is refused',
      900003,
      { status: PLAYER_STATUS.normal, hasPayPassword: true },
      undefined,
    ],
    [
      'asks for nothing without an answer',
      undefined,
      { status: PLAYER_STATUS.normal, hasPayPassword: true },
      undefined,
    ],
  ])('%s', (_, code, player, expected) => {
    expect(passwordDemand(code, player)).toBe(expected);
  });
});
