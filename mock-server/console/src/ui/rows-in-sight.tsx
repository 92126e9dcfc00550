import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Rows, rowsBetween, topOf } from './row-places.ts';

/** Rows kept above and below what is seen: a quick finger finds them there, and arrow keys lead into them. */
const MORE_ROWS = 10;
/** So many rows come at once: drawing some together costs less than each by itself. */
const ROWS_AT_ONCE = 4;

type Scroller = RefObject<HTMLElement | null>;

type RowsInSightProps = {
  /** What scrolls the rows. */
  readonly scroller: Scroller;
  readonly rows: Rows;
  /** The row that is on the page wherever one scrolls. */
  readonly kept?: number;
  readonly children: (index: number) => ReactNode;
};

/** Of a long list the rows in sight and near it: no others are on the page. Scrolling draws nothing but these. */
export function RowsInSight({ scroller, rows, kept, children }: RowsInSightProps) {
  return rowsBetween(useSight(scroller, rows.rowPx), rows, { more: MORE_ROWS, kept }).map(children);
}

/** What is seen of the list (px from its top), in steps of several rows. */
function useSight(scroller: Scroller, rowPx: number) {
  const [sight, setSight] = useState({ fromPx: 0, toPx: 0 });
  // Not before painting: what scrolls stands above this in the tree, and is known only afterwards.
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const stepPx = rowPx * ROWS_AT_ONCE;
    const look = () => {
      const fromPx = Math.floor(current.scrollTop / stepPx) * stepPx;
      const toPx = fromPx + stepPx + current.clientHeight;
      setSight((seen) => (seen.fromPx === fromPx && seen.toPx === toPx ? seen : { fromPx, toPx }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [scroller, rowPx]);
  return sight;
}

/** Scrolls as little as brings a row into sight; of one that is higher than the list, its beginning. */
export function useShowRow(scroller: Scroller, rows: Rows): (index: number) => void {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  return useCallback(
    (index) => {
      const { current } = scroller;
      if (current === null) return;
      const top = topOf(index, latest.current);
      const lowest = topOf(index + 1, latest.current) - current.clientHeight;
      if (top < current.scrollTop) current.scrollTop = top;
      else if (lowest > current.scrollTop) current.scrollTop = Math.min(top, lowest);
    },
    [scroller],
  );
}
