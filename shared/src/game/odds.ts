import { isPlayCode, isWinningChoice, type PlayCode } from './bet-choices.ts';
import type { Shape } from './draw-result.ts';

const ODDS_OF_SMALL_SUMS = [
  966_000, 333_000, 166_500, 99_900, 66_500, 47_500, 35_600, 27_600, 22_200, 18_150, 15_850, 14_470, 13_660,
  13_330,
];
const ODDS_OF_OTHER_CHOICES = [1_999, 1_999, 1_999, 1_999, 17_840, 17_840, 4_328, 3_716, 3_716, 4_328];

/** Odds in thousandths, stake included, by play code 0–37, unless configured otherwise (game §3). */
export const DEFAULT_ODDS_THOUSANDTHS: readonly number[] = [
  ...ODDS_OF_SMALL_SUMS,
  ...ODDS_OF_SMALL_SUMS.toReversed(),
  ...ODDS_OF_OTHER_CHOICES,
];

/** Chances of the sums 0–13 in thousand-millionths of all C(80,20) draws; 14–27 mirror them (game §3). */
const BILLIONTHS_OF_SMALL_SUMS = [
  986_027, 2_963_144, 5_939_851, 9_925_188, 14_925_220, 20_939_804, 27_963_166, 35_985_980, 45_000_032,
  54_999_968, 63_027_992, 69_073_690, 73_120_345, 75_149_593,
];
const BILLIONTHS = [...BILLIONTHS_OF_SMALL_SUMS, ...BILLIONTHS_OF_SMALL_SUMS.toReversed()];
const ONE_IN_BILLIONTHS = 1_000_000_000;

/** Chance of each shape under the true draw, as a part of 1, counted as those of the sums were (game §3, §7). */
export const SHAPE_CHANCES: Readonly<Record<Shape, number>> = {
  triple: 0.009860274,
  pair: 0.269021704,
  straight: 0.047559302,
  none: 0.67355872,
};

/** Chance that a bet on the play code wins, as a part of 1 (game §3). */
export function chanceOf(playCode: PlayCode): number {
  const winning = BILLIONTHS.filter((_, sum) => isWinningChoice(playCode, sum));
  return winning.reduce((total, chance) => total + chance, 0) / ONE_IN_BILLIONTHS;
}

/** Return to player as a part of 1: odds × chance; above 1 for 13 and 14, true and shown (game §3). */
export function returnToPlayer(playCode: PlayCode, oddsThousandths: number): number {
  return (oddsThousandths / 1_000) * chanceOf(playCode);
}

/** Odds in thousandths of the play code in a table such as the default one; a RangeError for an unknown code (game §3). */
export function oddsOf(playCode: PlayCode, table: readonly number[] = DEFAULT_ODDS_THOUSANDTHS): number {
  const odds = isPlayCode(playCode) ? table[playCode] : undefined;
  if (odds === undefined) throw new RangeError(`no odds for play code ${playCode}`);
  return odds;
}
