import { MAX_SUM, PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import type { Shape } from '@canada28/shared/game/draw-result.ts';
import {
  choiceOutcome,
  type Outcome,
  type OutcomeTrend,
  outcomeTrend,
  shapeOutcome,
} from '@canada28/shared/game/trend.ts';
import type { TagTone } from '@canada28/ui/tag.tsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { choiceName } from '../../../i18n/game-words.ts';
import type { TextKey } from '../../../i18n/i18n.ts';
import type { DrawnIssue } from '../draw-history.ts';

type TrendColumn = {
  readonly key: string;
  readonly name: (t: TFunction) => string;
  readonly outcome: Outcome;
  /** Colour of its hits; exact sums are balls in their own colours instead. */
  readonly tone: TagTone | undefined;
};

/** A column, its name in the player's language, and how it went. */
export type TrendedColumn = {
  readonly column: TrendColumn;
  readonly name: string;
  readonly trend: OutcomeTrend;
};

/** Known issues, newest first; the trend is that of the newest `windowSize` of them. */
export type TrendWindow = { readonly draws: readonly DrawnIssue[]; readonly windowSize: number };

export type GridView = 'numbers' | 'size' | 'parity' | 'combinations' | 'shape';

export type TrendView = GridView | 'heat';

export const TREND_VIEWS: readonly { readonly value: TrendView; readonly labelKey: TextKey }[] = [
  { value: 'numbers', labelKey: 'draws.trend.numbers' },
  { value: 'size', labelKey: 'draws.trend.size' },
  { value: 'parity', labelKey: 'draws.trend.parity' },
  { value: 'heat', labelKey: 'draws.trend.heat' },
  { value: 'combinations', labelKey: 'draws.trend.combinations' },
  { value: 'shape', labelKey: 'draws.trend.shape' },
];

export const TREND_WINDOWS = [30, 50, 100] as const;

/** Older issues are known as well, so that gaps are right where the window begins. */
export const TREND_LENGTHS: readonly number[] = [200];

export const SUM_COLUMNS: readonly TrendColumn[] = Array.from({ length: MAX_SUM + 1 }, (_, sum) => ({
  key: String(sum),
  name: () => String(sum),
  outcome: choiceOutcome(sum),
  tone: undefined,
}));

export const TREND_COLUMNS: Readonly<Record<GridView, readonly TrendColumn[]>> = {
  numbers: SUM_COLUMNS,
  size: [choiceColumn(PLAY.big, 'red'), choiceColumn(PLAY.small, 'blue')],
  parity: [choiceColumn(PLAY.odd, 'red'), choiceColumn(PLAY.even, 'blue')],
  combinations: [
    choiceColumn(PLAY.bigOdd, 'red'),
    choiceColumn(PLAY.bigEven, 'amber'),
    choiceColumn(PLAY.smallOdd, 'blue'),
    choiceColumn(PLAY.smallEven, 'green'),
  ],
  shape: [
    shapeColumn('triple', 'draws.trend.triple', 'gold'),
    shapeColumn('straight', 'draws.trend.straight', 'green'),
    shapeColumn('pair', 'draws.trend.pair', 'blue'),
    shapeColumn('none', 'draws.trend.shapeless', 'neutral'),
  ],
};

/** How the columns went in the window. */
export function useTrendedColumns(
  columns: readonly TrendColumn[],
  { draws, windowSize }: TrendWindow,
): TrendedColumn[] {
  const { t } = useTranslation();
  const results = draws.map(({ result }) => result);
  return columns.map((column) => ({
    column,
    name: column.name(t),
    trend: outcomeTrend(column.outcome, results, windowSize),
  }));
}

function choiceColumn(playCode: PlayCode, tone: TagTone): TrendColumn {
  return {
    key: String(playCode),
    name: (t) => choiceName(t, playCode),
    outcome: choiceOutcome(playCode),
    tone,
  };
}

function shapeColumn(shape: Shape, nameKey: TextKey, tone: TagTone): TrendColumn {
  return { key: shape, name: (t) => t(nameKey), outcome: shapeOutcome(shape), tone };
}
