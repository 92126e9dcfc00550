import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { describe, expect, it } from 'vitest';
import { getFormatter } from './format.ts';

const english = getFormatter('en');
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

describe('sums of money', () => {
  it.each([
    [1_284_500_000, '1,284.50'],
    [0, '0.00'],
    [1, '0.000001'],
    [12_345_678, '12.345678'],
    [-10_000_000, '-10.00'],
    [4_294_967_295_999_999, '4,294,967,295.999999'],
  ])('%d micro-USDT read %s, with nothing rounded away', (micros, text) => {
    expect(english.usdt(micros)).toBe(text);
  });

  it.each([
    [50_000_000_000, '50,000'],
    [10_500_000, '10.5'],
    [1_000_000_001, '1,000.000001'],
  ])('%d micro-USDT read in short %s, with nothing rounded away', (micros, text) => {
    expect(english.shortUsdt(micros)).toBe(text);
  });

  it.each([
    [283_000_000, '+283.00'],
    [-5_000_000, '-5.00'],
    [0, '0.00'],
  ])('%d micro-USDT with a sign read %s', (micros, text) => {
    expect(english.signedUsdt(micros)).toBe(text);
  });
});

describe('numbers', () => {
  it('separate thousands, odds keep their thousandths, shares become percentages', () => {
    expect(english.count(9500)).toBe('9,500');
    expect(english.odds(1999)).toBe('1.999');
    expect(english.odds(966_000)).toBe('966');
    expect(english.percent(0.5)).toBe('50%');
    expect(english.percent(1.00168, 2)).toBe('100.17%');
    expect(english.percent(0.5, 2)).toBe('50.00%');
    expect(english.decimal(3.7575)).toBe('3.8');
    expect(english.decimal(2)).toBe('2.0');
  });
});

describe('words in a row', () => {
  it.each([
    ['en', '13, 14'],
    ['zh-Hans', '13、14'],
    ['zh-Hant', '13、14'],
    ['ja', '13、14'],
  ])('stand in %s as %s', (tag, text) => {
    expect(getFormatter(tag).row(['13', '14'])).toBe(text);
  });
});

describe('times', () => {
  const summerNight = Date.parse('2026-07-01T16:05:09Z');

  it.each([
    ['en', '07/02/2026, 00:05:09'],
    ['zh-Hans', '2026/07/02 00:05:09'],
    ['ko', '2026. 07. 02. 00:05:09'],
  ])('are those of the game in %s', (tag, text) => {
    expect(plainSpaces(getFormatter(tag).dateTime(summerNight))).toBe(text);
  });

  it('midnight is 00:05 in every language', () => {
    for (const code of LANGUAGE_CODES) {
      expect(getFormatter(LANGUAGES[code].tag).time(summerNight)).toBe('00:05');
    }
  });
});
