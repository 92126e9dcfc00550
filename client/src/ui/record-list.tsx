import { type ReactNode, useMemo } from 'react';
import { useFormatter } from '../i18n/format.ts';
import { type DayItem, withDays } from '../lib/day-items.ts';
import { joinClasses } from './join-classes.ts';
import styles from './record-list.module.css';
import { VirtualList } from './virtual-list.tsx';

/** About how tall they are, in px of the design. */
const DAY_HEIGHT = 40;
const ROW_HEIGHT = 67;

type RecordListProps<Row> = {
  label: string;
  rows: readonly Row[];
  atMsOf: (row: Row) => number;
  /** A `RowContent`. */
  children: (row: Row) => ReactNode;
};

/** What happened to the player, newest first: a card for each day, under its date. */
export function RecordList<Row extends { readonly id: number | string }>({
  label,
  rows,
  atMsOf,
  children,
}: RecordListProps<Row>) {
  const format = useFormatter();
  // The rows of a record do not change their time.
  const items = useMemo(() => withDays(rows, { keyOf: ({ id }) => id, atMsOf }), [rows, atMsOf]);
  return (
    <VirtualList label={label} items={items} heightOf={heightOf}>
      {(item) =>
        'dayMs' in item ? (
          <h2 className={styles.day}>{format.date(item.dayMs)}</h2>
        ) : (
          <div className={joinClasses(styles.row, item.isFirst && styles.first, item.isLast && styles.last)}>
            {children(item.row)}
          </div>
        )
      }
    </VirtualList>
  );
}

function heightOf(item: DayItem<unknown>): number {
  return 'dayMs' in item ? DAY_HEIGHT : ROW_HEIGHT;
}
