import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_MICROS,
  microsFromUsdt,
  nearestMicros,
  parseUsdt,
  usdtFixed,
  usdtFromMicros,
  usdtText,
} from './usdt.ts';

const anySum = fc.integer({ min: -MAX_MICROS, max: MAX_MICROS });

describe('an amount on the wire', () => {
  it.each([
    [1392.95, 1_392_950_000],
    [0.3, 300_000],
    [79.96, 79_960_000],
    [0.000001, 1],
    [4_000_000_000.000001, 4_000_000_000_000_001],
    [-0.01, -10_000],
    [0, 0],
  ])('%d USDT is %d micro-USDT and back', (usdt, micros) => {
    expect(microsFromUsdt(usdt)).toBe(micros);
    expect(usdtFromMicros(micros)).toBe(usdt);
  });

  it('keeps every sum to the last micro-USDT', () => {
    fc.assert(fc.property(anySum, (micros) => microsFromUsdt(usdtFromMicros(micros)) === micros));
  });

  it('has no negative zero', () => {
    expect(microsFromUsdt(-0)).toBe(0);
  });

  it.each([0.0000001, 0.1 + 0.2, 1.2345678, Number.NaN, Number.POSITIVE_INFINITY, 5e9, -5e9])(
    'refuses %d',
    (usdt) => {
      const refusal = `an amount in USDT is a number with at most 6 decimals, got ${usdt}`;
      expect(() => microsFromUsdt(usdt)).toThrow(new RangeError(refusal));
    },
  );

  it('is the nearest number for a total above what an account can hold', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (micros) => {
        expect(Math.abs(nearestMicros(usdtFromMicros(micros)) - micros)).toBeLessThanOrEqual(1);
        expect(Number(usdtText(micros))).toBe(usdtFromMicros(micros));
      }),
    );
    expect(usdtFromMicros(2 ** 70)).toBe(2 ** 70 / 1_000_000);
    expect(usdtText(2 ** 70)).toBe('1180591620717411.303424');
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d micro-USDT', (micros) => {
    const refusal = new RangeError(`a sum is a whole number of micro-USDT, got ${micros}`);
    expect(() => usdtFromMicros(micros)).toThrow(refusal);
    expect(() => usdtText(micros)).toThrow(refusal);
  });
});

describe('any number of USDT', () => {
  it('is its micro-USDT exactly, for every two-decimal amount up to the highest deposit', () => {
    const wrong: number[] = [];
    for (let cents = 0; cents <= 5_000_000; cents += 1) {
      if (nearestMicros(cents / 100) !== cents * 10_000) wrong.push(cents / 100);
    }
    expect(wrong).toEqual([]);
  });

  it('is its micro-USDT exactly, for any amount of six decimals', () => {
    fc.assert(fc.property(anySum, (micros) => nearestMicros(usdtFromMicros(micros)) === micros));
  });

  it.each([
    [16.001, 16_001_000],
    [16.00034, 16_000_340],
    [0.0000004, 0],
    [1e300, 1e306],
    [-0, 0],
  ])('%d USDT are nearest to %d micro-USDT', (usdt, micros) => {
    expect(nearestMicros(usdt)).toBe(micros);
  });
});

describe('an amount as typed', () => {
  it.each([
    ['1234.5', 1_234_500_000],
    ['10', 10_000_000],
    [' 10 ', 10_000_000],
    ['10.', 10_000_000],
    ['007', 7_000_000],
    ['0.000001', 1],
    ['１２．５', 12_500_000],
    ['50,000', 50_000_000_000],
    ['1,234,567.89', 1_234_567_890_000],
    ['５０，０００', 50_000_000_000],
    ['12,5', 12_500_000],
    ['0,25', 250_000],
    ['12,', 12_000_000],
  ])('"%s" is understood', (text, micros) => {
    expect(parseUsdt(text)).toBe(micros);
  });

  it.each([
    '',
    '.',
    '-1',
    '+1',
    '1e3',
    '1,00,000',
    '1.000,5',
    '0x10',
    '1.2345678',
    '1 0',
    'ten',
    '9999999999',
  ])('"%s" is not an amount', (text) => {
    expect(parseUsdt(text)).toBeUndefined();
  });
});

describe('an amount as text', () => {
  it.each([
    [1_392_950_000, '1392.95'],
    [10_000_000, '10'],
    [1, '0.000001'],
    [-10_000, '-0.01'],
    [0, '0'],
    [MAX_MICROS, '4294967296'],
  ])('%d micro-USDT reads %s', (micros, text) => {
    expect(usdtText(micros)).toBe(text);
  });

  it.each([
    [20_000_000, '20.00'],
    [1_500_000, '1.50'],
    [12_340_000, '12.34'],
    [-500_000, '-0.50'],
    [1, '0.000001'],
  ])('%d micro-USDT is written %s for people', (micros, text) => {
    expect(usdtFixed(micros)).toBe(text);
  });

  it('read back as typed gives the same sum, up to the most that an account holds', () => {
    expect(parseUsdt(usdtText(MAX_MICROS))).toBe(MAX_MICROS);
    expect(parseUsdt(usdtText(MAX_MICROS + 1))).toBeUndefined();
    const noDebt = fc.integer({ min: 0, max: MAX_MICROS });
    fc.assert(fc.property(noDebt, (micros) => parseUsdt(usdtText(micros)) === micros));
  });
});
