import { expect, test } from 'vitest';
import { stakesOf } from './bets-in-address.ts';

test('an address names choices with their stakes in whole USDT', () => {
  expect(stakesOf('31:50,18:20')).toEqual([
    { playCode: 31, amountMicros: 50_000_000 },
    { playCode: 18, amountMicros: 20_000_000 },
  ]);
});

test('what is no choice, or no stake, is left out; of a choice that is named twice the last stake counts', () => {
  expect(stakesOf('')).toEqual([]);
  expect(stakesOf('38:10,31:,31:-5,31:1.5,big:10,31:12345678')).toEqual([]);
  expect(stakesOf('31:10,31:20')).toEqual([{ playCode: 31, amountMicros: 20_000_000 }]);
});
