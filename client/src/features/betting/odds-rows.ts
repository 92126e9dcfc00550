import { isWinningChoice, MAX_SUM, PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { chanceOf, returnToPlayer } from '@canada28/shared/game/odds.ts';
import type { Formatter } from '@canada28/ui/format.ts';

/** One line of the odds: a choice, or a sum and its mirror image where nothing tells them apart. */
export type OddsRow = {
  readonly playCodes: readonly PlayCode[];
  readonly oddsThousandths: number;
  /** As a part of 1. */
  readonly chance: number;
  /** Odds × chance, as a part of 1. */
  readonly returned: number;
};

const SUMS = Array.from({ length: MAX_SUM + 1 }, (_, sum) => sum);
const COMBINATIONS: readonly PlayCode[] = [
  PLAY.big,
  PLAY.small,
  PLAY.odd,
  PLAY.even,
  PLAY.bigOdd,
  PLAY.bigEven,
  PLAY.smallOdd,
  PLAY.smallEven,
  PLAY.extremeBig,
  PLAY.extremeSmall,
];

function rowOf(playCodes: readonly [PlayCode, ...PlayCode[]], odds: readonly number[]): OddsRow {
  const [playCode] = playCodes;
  const oddsThousandths = odds[playCode] ?? 0;
  return {
    playCodes,
    oddsThousandths,
    chance: chanceOf(playCode),
    returned: returnToPlayer(playCode, oddsThousandths),
  };
}

/** The choices that are more than one sum; `odds` in thousandths by play code. */
export function combinationRows(odds: readonly number[]): OddsRow[] {
  return COMBINATIONS.map((playCode) => rowOf([playCode], odds));
}

/** The exact sums; s and 27 − s have the same chance, and share a line when they have the same odds too. */
export function sumRows(odds: readonly number[]): OddsRow[] {
  return SUMS.slice(0, SUMS.length / 2).flatMap((sum) => {
    const mirror = MAX_SUM - sum;
    return odds[sum] === odds[mirror]
      ? [rowOf([sum, mirror], odds)]
      : [rowOf([sum], odds), rowOf([mirror], odds)];
  });
}

/** How sums are written in a language: as a row, and from one to another. */
type SumsInText = {
  readonly row: Formatter['row'];
  readonly range: (first: number, last: number) => string;
};

/** The sums that a choice wins on, as short as they can be said in any language: "14–27", "15, 17 … 27". */
export function winningSums(playCode: PlayCode, { row, range }: SumsInText): string {
  const sums = SUMS.filter((sum) => isWinningChoice(playCode, sum));
  const [first = 0, second = first] = sums;
  const last = sums.at(-1) ?? first;
  return second - first === 1 ? range(first, last) : `${row([String(first), String(second)])} … ${last}`;
}
