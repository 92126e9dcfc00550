import { expect, test } from 'vitest';
import { readNextDraws } from './next-draws.ts';

test.each([
  ['18, 27, 0', { sums: [18, 27, 0] }],
  ['18 27', { sums: [18, 27] }],
  ['9+6+3', { digits: [[9, 6, 3]] }],
  ['', { sums: [] }],
])('%j is read as %j', (text, script) => {
  expect(readNextDraws(text)).toMatchObject({ script });
});

test('sums beside digits are one call, and so one undo step', () => {
  const digits = [
    [3, 2, 2],
    [9, 6, 3],
    [0, 0, 0],
    [9, 9, 9],
  ];
  expect(readNextDraws('07 9+6+3 0;27')).toMatchObject({ script: { digits } });
});

test('it is said as the player sees it', () => {
  expect(readNextDraws('07 9+6+3')).toMatchObject({ words: ['7', '9+6+3 = 18'] });
});

test.each(['28', '1+2', 'big', '-1', '10+1+1', '1.5'])('%j is no result', (wrong) => {
  expect(readNextDraws(`18, ${wrong}`)).toEqual({ wrong });
});
