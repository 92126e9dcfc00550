import { expect, test } from 'vitest';
import { readNextDraws } from './next-draws.ts';

test.each([
  ['18, 27, 0', [{ sums: [18, 27, 0] }]],
  ['18 27', [{ sums: [18, 27] }]],
  ['9+6+3', [{ digits: [[9, 6, 3]] }]],
  [
    '07 9+6+3 0+0+0;27',
    [
      { sums: [7] },
      {
        digits: [
          [9, 6, 3],
          [0, 0, 0],
        ],
      },
      { sums: [27] },
    ],
  ],
  ['', []],
])('%j is read as %j', (text, scripts) => {
  expect(readNextDraws(text)).toMatchObject({ scripts });
});

test('it is said as the player sees it', () => {
  expect(readNextDraws('07 9+6+3')).toMatchObject({ words: ['7', '9+6+3 = 18'] });
});

test.each(['28', '1+2', 'big', '-1', '10+1+1', '1.5'])('%j is no result', (wrong) => {
  expect(readNextDraws(`18, ${wrong}`)).toEqual({ wrong });
});
