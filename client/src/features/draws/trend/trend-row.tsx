import { Ball } from '@canada28/ui/ball.tsx';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { toneClass } from '@canada28/ui/tag.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { ForcedMark } from '../../../ui/game/forced-mark.tsx';
import type { DrawnIssue } from '../draw-history.ts';
import styles from './trend-grid.module.css';
import type { TrendedColumn } from './trend-views.ts';

/** Issues of one window differ in these digits only. */
const SHOWN_DIGITS = 3;

function SumCell({ sum }: { sum: number }) {
  return (
    <td>
      <span className={styles.hit}>
        <Ball value={sum} size="tiny" />
      </span>
    </td>
  );
}

type CellProps = { trended: TrendedColumn; row: number; sum: number };

/** A hit, or how many draws ago the last one was. There are thousands of them: no hooks in here. */
function Cell({ trended: { column, trend, name }, row, sum }: CellProps) {
  const gap = trend.gaps[row];
  if (gap !== 0) return <td>{gap}</td>;
  if (column.tone === undefined) return <SumCell sum={sum} />;
  return (
    <td>
      <span className={joinClasses(styles.hit, styles.word, toneClass(column.tone))}>{name}</span>
    </td>
  );
}

type TrendRowProps = {
  draw: DrawnIssue;
  row: number;
  columns: readonly TrendedColumn[];
  /** Where the columns are not the sums themselves, the sum stands in front of them. */
  hasSum: boolean;
};

export function TrendRow({ draw: { issueCode, result }, row, columns, hasSum }: TrendRowProps) {
  return (
    <tr>
      <th scope="row">
        <span aria-hidden="true">…{issueCode.slice(-SHOWN_DIGITS)}</span>
        <VisuallyHidden>{issueCode}</VisuallyHidden>
        {result.isForced && <ForcedMark isShort />}
      </th>
      {hasSum && <SumCell sum={result.sum} />}
      {columns.map((trended) => (
        <Cell key={trended.column.key} trended={trended} row={row} sum={result.sum} />
      ))}
    </tr>
  );
}
