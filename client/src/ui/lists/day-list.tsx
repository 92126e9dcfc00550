import { VirtualList } from '@canada28/ui/virtual-list.tsx';
import { type Key, type ReactNode, useMemo, useState } from 'react';
import { useFormatter } from '../../i18n/format.ts';
import { withDays } from '../../lib/list-rows.ts';
import { screenPx } from '../../lib/viewport-scale.ts';
import styles from './day-list.module.css';

/** About how tall the date of a day is, in px of the design. */
const DAY_HEIGHT = 40;

const keyOfItem = ({ key }: { readonly key: Key }) => key;

/** Where a row stands among those of its day. */
type PlaceInDay = { readonly isFirst: boolean; readonly isLast: boolean };

type DayListProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  atMsOf: (row: Row) => number;
  /** About how tall a row is, in px of the design. */
  rowHeight: number;
  children: (row: Row, place: PlaceInDay) => ReactNode;
};

/** Rows of many days, newest first, those of each day under its date. */
export function DayList<Row>({ label, rows, keyOf, atMsOf, rowHeight, children }: DayListProps<Row>) {
  const format = useFormatter();
  const items = useMemo(() => withDays(rows, { keyOf, atMsOf }), [rows, keyOf, atMsOf]);
  // Asked once: for thousands of items the browser would have to look at its window as often.
  const [pxPerDesignPx] = useState(() => screenPx(1));
  return (
    <VirtualList
      label={label}
      items={items}
      keyOf={keyOfItem}
      heightOf={(item) => pxPerDesignPx * ('dayMs' in item ? DAY_HEIGHT : rowHeight)}
      scroller="main"
    >
      {(item) =>
        'dayMs' in item ? <h2 className={styles.day}>{format.date(item.dayMs)}</h2> : children(item.row, item)
      }
    </VirtualList>
  );
}
