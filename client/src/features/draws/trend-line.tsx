import styles from './trend-grid.module.css';
import type { TrendedColumn } from './trend-views.ts';

type TrendLineProps = { columns: readonly TrendedColumn[]; rows: number };

/** The line through the hits, in units of columns and rows: it stretches with the grid. */
export function TrendLine({ columns, rows }: TrendLineProps) {
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
