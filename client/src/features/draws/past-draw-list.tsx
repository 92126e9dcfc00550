import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useMemo } from 'react';
import { useFormatter } from '../../i18n/format.ts';
import { appViewportWidth } from '../../lib/viewport-scale.ts';
import type { DrawnIssue } from './draw-history.ts';
import { PastDrawRow } from './past-draw-row.tsx';
import styles from './past-draws.module.css';

/** Heights in px of the design, which is 375 wide; past-draws.module.css has the same numbers. */
const DAY_HEIGHT = 34;
const ROW_HEIGHT = 62;
const DESIGN_WIDTH = 375;
/** Rows kept beyond the edges, so that a quick finger finds them there. */
const OVERSCAN = 12;

/** A row of the list: a draw, or the day above the draws of that day. */
type Item =
  | { readonly key: string; readonly dayMs: number }
  | { readonly key: string; readonly draw: DrawnIssue };

function drawnAtMs({ result, drawAtMs }: DrawnIssue): number {
  return result.drawnAtMs ?? drawAtMs;
}

function withDays(draws: readonly DrawnIssue[]): Item[] {
  let lastDay = '';
  return draws.flatMap((draw): Item[] => {
    const atMs = drawnAtMs(draw);
    const day = dayTextFromMs(atMs);
    const isNewDay = day !== lastDay;
    lastDay = day;
    const item = { key: draw.issueCode, draw };
    return isNewDay ? [{ key: day, dayMs: atMs }, item] : [item];
  });
}

function screenPx(designPx: number): number {
  const widthPx = appViewportWidth({ widthPx: window.innerWidth, heightPx: window.innerHeight });
  return (designPx * widthPx) / DESIGN_WIDTH;
}

type PastDrawListProps = {
  draws: readonly DrawnIssue[];
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  onOpen: (draw: DrawnIssue) => void;
};

/** A list of up to 2,000 draws by their days: only those in sight are there. */
export function PastDrawList({ draws, scroller, onOpen }: PastDrawListProps) {
  const format = useFormatter();
  const items = useMemo(() => withDays(draws), [draws]);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: (index) => screenPx('draw' in (items[index] ?? {}) ? ROW_HEIGHT : DAY_HEIGHT),
    overscan: OVERSCAN,
  });
  return (
    <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.item}
              style={{ translate: `0 ${start}px` }}
            >
              {'draw' in item ? (
                <PastDrawRow draw={item.draw} drawnAtMs={drawnAtMs(item.draw)} onOpen={onOpen} />
              ) : (
                <h2 className={styles.day}>{format.date(item.dayMs)}</h2>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}
