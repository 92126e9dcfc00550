import type { OutcomeTrend } from '@canada28/shared/game/trend.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../../i18n/format.ts';
import styles from './trend-grid.module.css';
import { TrendRow } from './trend-row.tsx';
import {
  type GridView,
  TREND_COLUMNS,
  type TrendedColumn,
  type TrendWindow,
  useTrendedColumns,
} from './trend-views.ts';

type TrendGridProps = TrendWindow & { view: GridView };

/** Most sums lie in the middle, and so does the first look at them; it begins with a whole column. */
function showMiddle(scroller: HTMLElement): void {
  const columnPx = scroller.querySelector('thead th:last-child')?.clientWidth ?? 0;
  const middlePx = (scroller.scrollWidth - scroller.clientWidth) / 2;
  if (columnPx > 0) scroller.scrollLeft = Math.round(middlePx / columnPx) * columnPx;
}

/** So many rows are laid out in one task: half of what a phone shows. */
const ROWS_AT_ONCE = 12;

/** How many of the rows are shown: all of them, but what is below the fold comes a part at a time. */
function useRowCount(wanted: number): number {
  const [allowed, allow] = useState(ROWS_AT_ONCE);
  useEffect(() => {
    if (allowed < wanted) startTransition(() => allow(allowed + ROWS_AT_ONCE));
  }, [allowed, wanted]);
  return Math.min(allowed, wanted);
}

function Grid({ view, draws, windowSize }: TrendGridProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useTrendedColumns(TREND_COLUMNS[view], { draws, windowSize });
  const issues = Math.min(draws.length, windowSize);
  const shown = draws.slice(0, useRowCount(issues));
  const hasSum = view !== 'numbers';
  const caption = t('draws.trend.caption', { count: issues });
  // React's type of styles knows no custom properties.
  const style = { '--columns': columns.length } as CSSProperties;

  useLayoutEffect(() => {
    if (scroller.current) showMiddle(scroller.current);
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section ref={scroller} className={styles.scroller} aria-label={caption} tabIndex={0}>
      <div className={styles.sheet} data-view={view} style={style}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('game.issue.label')}</th>
              {hasSum && <th scope="col">{t('draws.trend.sum')}</th>}
              {columns.map(({ column, name }) => (
                <th key={column.key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((draw, row) => (
              <TrendRow key={draw.issueCode} draw={draw} row={row} columns={columns} hasSum={hasSum} />
            ))}
          </tbody>
          <TrendTotals columns={columns} hasSum={hasSum} />
        </table>
        <TrendLine columns={columns} rows={shown.length} />
      </div>
    </section>
  );
}

/** Whether the grid would look the same: every look at the server makes new objects of the same draws. */
function isSameGrid(before: TrendGridProps, after: TrendGridProps): boolean {
  return (
    before.view === after.view &&
    before.windowSize === after.windowSize &&
    before.draws.length === after.draws.length &&
    before.draws[0]?.issueCode === after.draws[0]?.issueCode
  );
}

/** One row an issue, one column an outcome, and the line through the hits; scrolls on its own both ways. */
export const TrendGrid = memo(Grid, isSameGrid);

type TrendLineProps = { columns: readonly TrendedColumn[]; rows: number };

/** The line through the hits, in units of columns and rows: it stretches with the grid. */
function TrendLine({ columns, rows }: TrendLineProps) {
  const points = Array.from({ length: rows }, (_, row) => {
    const column = columns.findIndex(({ trend }) => trend.gaps[row] === 0);
    return `${column + 0.5},${row + 0.5}`;
  });
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${columns.length} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A gap, or that no hit is known to count from. */
function GapFigure({ gap }: { gap: number | undefined }) {
  const { t } = useTranslation();
  if (gap !== undefined) return gap;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('draws.trend.gapUnknown')}</VisuallyHidden>
    </>
  );
}

type TrendTotalsProps = { columns: readonly TrendedColumn[]; hasSum: boolean };

/** Below the rows: how long each column has been waiting, and its hits beside what was to be expected. */
function TrendTotals({ columns, hasSum }: TrendTotalsProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const totals: readonly (readonly [string, (trend: OutcomeTrend) => ReactNode])[] = [
    [t('draws.trend.gapNow'), ({ gapNow }) => <GapFigure gap={gapNow} />],
    [t('draws.trend.longestGap'), ({ longestGap }) => <GapFigure gap={longestGap} />],
    [t('draws.trend.hits'), ({ hits }) => hits],
    [t('draws.trend.expected'), ({ expectedHits }) => format.decimal(expectedHits)],
  ];
  return (
    <tfoot>
      {totals.map(([label, figureOf]) => (
        <tr key={label}>
          <th scope="row" colSpan={hasSum ? 2 : 1}>
            {label}
          </th>
          {columns.map(({ column, trend }) => (
            <td key={column.key}>{figureOf(trend)}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
