import type { ReactNode } from 'react';
import { joinClasses } from '../basics/join-classes.ts';
import { DayList } from './day-list.tsx';
import styles from './record-list.module.css';

/** About how tall a row is, in px of the design. */
const ROW_HEIGHT = 67;

type RecordRow = { readonly id: number | string };

const idOf = ({ id }: RecordRow) => id;

type RecordListProps<Row> = {
  label: string;
  rows: readonly Row[];
  atMsOf: (row: Row) => number;
  /** A `RowContent`. */
  children: (row: Row) => ReactNode;
};

/** What happened to the player, newest first: a card for each day. */
export function RecordList<Row extends RecordRow>({ children, ...rows }: RecordListProps<Row>) {
  return (
    <DayList {...rows} keyOf={idOf} rowHeight={ROW_HEIGHT}>
      {(row, { isFirst, isLast }) => (
        <div className={joinClasses(styles.row, isFirst && styles.first, isLast && styles.last)}>
          {children(row)}
        </div>
      )}
    </DayList>
  );
}
