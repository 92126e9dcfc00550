import { describe, expect, it } from 'vitest';
import { isPlayCode, isWinningChoice, MAX_SUM, PLAY, PLAY_CODES, winningPlayCodes } from './bet-choices.ts';

/** The owner's lists, written out (product §9). */
const WINNING_SUMS: Record<keyof typeof PLAY, number[]> = {
  odd: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27],
  even: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26],
  small: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  big: [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
  extremeSmall: [0, 1, 2, 3, 4, 5],
  extremeBig: [22, 23, 24, 25, 26, 27],
  bigOdd: [15, 17, 19, 21, 23, 25, 27],
  bigEven: [14, 16, 18, 20, 22, 24, 26],
  smallOdd: [1, 3, 5, 7, 9, 11, 13],
  smallEven: [0, 2, 4, 6, 8, 10, 12],
};

const ALL_SUMS = Array.from({ length: MAX_SUM + 1 }, (_, sum) => sum);

describe('what wins', () => {
  it.each(Object.entries(WINNING_SUMS))('%s wins on the sums the owner lists and no other', (name, sums) => {
    const playCode = PLAY[name as keyof typeof PLAY]; // Object.entries widens the key
    expect(ALL_SUMS.filter((sum) => isWinningChoice(playCode, sum))).toEqual(sums);
  });

  it('an exact sum wins on itself alone', () => {
    for (const playCode of ALL_SUMS) {
      expect(ALL_SUMS.filter((sum) => isWinningChoice(playCode, sum))).toEqual([playCode]);
    }
  });

  it('names the exact sum first, then the choices in ascending order', () => {
    expect(winningPlayCodes(18)).toEqual([18, PLAY.even, PLAY.big, PLAY.bigEven]);
    expect(winningPlayCodes(0)).toEqual([0, PLAY.even, PLAY.small, PLAY.extremeSmall, PLAY.smallEven]);
    expect(winningPlayCodes(27)).toEqual([27, PLAY.odd, PLAY.big, PLAY.extremeBig, PLAY.bigOdd]);
  });

  it('one of each pair and one of the four combinations win on every sum', () => {
    for (const sum of ALL_SUMS) {
      const winning = winningPlayCodes(sum);
      const among = (codes: number[]) => codes.filter((code) => winning.includes(code)).length;
      expect(among([PLAY.odd, PLAY.even])).toBe(1);
      expect(among([PLAY.small, PLAY.big])).toBe(1);
      expect(among([PLAY.bigOdd, PLAY.bigEven, PLAY.smallOdd, PLAY.smallEven])).toBe(1);
    }
  });
});

describe('a play code', () => {
  it('is one of the 38 whole numbers 0–37', () => {
    expect(PLAY_CODES).toHaveLength(38);
    expect(PLAY_CODES.every(isPlayCode)).toBe(true);
    expect([-1, 38, 0.5, Number.NaN].some(isPlayCode)).toBe(false);
  });

  it('that does not exist is refused, and so is a sum that cannot be drawn', () => {
    expect(() => isWinningChoice(38, 10)).toThrow('a play code is 0–37, got 38');
    expect(() => isWinningChoice(PLAY.odd, 28)).toThrow('the sum of a draw is 0–27, got 28');
    expect(() => winningPlayCodes(-1)).toThrow(RangeError);
  });
});
