import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from '@canada28/shared/game/odds.ts';
import { getFormatter } from '@canada28/ui/format.ts';
import { describe, expect, it } from 'vitest';
import { combinationRows, sumRows, winningSums } from './odds-rows.ts';

describe('the lines of the odds', () => {
  it('hold every play code once', () => {
    const rows = [...combinationRows(DEFAULT_ODDS_THOUSANDTHS), ...sumRows(DEFAULT_ODDS_THOUSANDTHS)];
    const codes = rows.flatMap(({ playCodes }) => playCodes);
    expect(codes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 38 }, (_, code) => code));
  });

  it('put a sum and its mirror image together, and apart when their odds differ', () => {
    expect(sumRows(DEFAULT_ODDS_THOUSANDTHS)).toHaveLength(14);
    const odds = DEFAULT_ODDS_THOUSANDTHS.with(14, 13_000);
    expect(sumRows(odds).map(({ playCodes }) => playCodes)).toContainEqual([13]);
    expect(sumRows(odds).map(({ playCodes }) => playCodes)).toContainEqual([14]);
  });

  it('return odds times chance', () => {
    const big = combinationRows(DEFAULT_ODDS_THOUSANDTHS).find(({ playCodes }) => playCodes[0] === PLAY.big);
    expect(big?.returned).toBeCloseTo(0.9995, 12);
    expect(sumRows(DEFAULT_ODDS_THOUSANDTHS).at(-1)?.returned).toBeCloseTo(1.0017, 4);
  });
});

describe('what a choice wins on', () => {
  const range = (first: number, last: number) => `from ${first} to ${last}`;

  it.each([
    [PLAY.big, 'from 14 to 27'],
    [PLAY.small, 'from 0 to 13'],
    [PLAY.odd, '1, 3 … 27'],
    [PLAY.even, '0, 2 … 26'],
    [PLAY.bigOdd, '15, 17 … 27'],
    [PLAY.bigEven, '14, 16 … 26'],
    [PLAY.smallOdd, '1, 3 … 13'],
    [PLAY.smallEven, '0, 2 … 12'],
    [PLAY.extremeBig, 'from 22 to 27'],
    [PLAY.extremeSmall, 'from 0 to 5'],
  ])('%d reads %s', (playCode, text) => {
    expect(winningSums(playCode, { row: getFormatter('en').row, range })).toBe(text);
  });

  it('in the punctuation of the language', () => {
    expect(winningSums(PLAY.bigOdd, { row: getFormatter('ja').row, range })).toBe('15、17 … 27');
  });
});
