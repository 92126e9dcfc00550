import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type KeyboardEventHandler,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './virtual-list.module.css';

/** Items kept beyond the edges of what is in sight, so that a quick finger finds them there, and arrow keys lead to them. */
const OVERSCAN = 12;

type ListItemProps<Item> = {
  item: Item;
  index: number;
  count: number;
  /** Between this item and the one before it on the page, in px. */
  gap: number;
  measure: (element: HTMLLIElement | null) => void;
  render: (item: Item, index: number) => ReactNode;
};

function ListItem<Item>({ item, index, count, gap, measure, render }: ListItemProps<Item>) {
  return (
    <li
      ref={measure}
      style={{ marginTop: gap }}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {render(item, index)}
    </li>
  );
}

/** Scrolling moves items in and out; those that stay are not drawn again. */
const StillListItem = memo(ListItem) as typeof ListItem;

/** Exact to a fraction of a pixel: thousands of rounded heights would add up to a jump. */
function exactHeight(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}

type VirtualListProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  /** The same function each time. */
  readonly keyOf: (item: Item) => Key;
  /** About how tall an item will be, in px; once it has been in sight it is known. */
  readonly heightOf: (item: Item, index: number) => number;
  /** A selector of what scrolls: the nearest element around the list that it fits. */
  readonly scroller: string;
  /** The index of the item that is on the page wherever one scrolls. */
  readonly kept?: number;
  readonly onKeyDown?: KeyboardEventHandler<HTMLUListElement>;
  readonly children: (item: Item, index: number) => ReactNode;
};

/** A list of thousands of items: only those in and near the view are on the page. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, heightOf, scroller, kept, onKeyDown, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const scrollerOf = () => list.current?.closest<HTMLElement>(scroller) ?? null;
  // The same function for the same items, or all of them are computed again with each step.
  const getItemKey = useCallback(
    (index: number) => (items[index] === undefined ? index : keyOf(items[index])),
    [items, keyOf],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: scrollerOf,
    getItemKey,
    estimateSize: (index) => (items[index] === undefined ? 0 : heightOf(items[index], index)),
    measureElement: exactHeight,
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => withKept(range, kept), [kept]),
    scrollMargin,
    // Scrolling goes before drawing what is not in sight yet.
    useFlushSync: false,
  });
  // What stands above the list comes and goes: a filter, a notice.
  useLayoutEffect(() => {
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top(list.current) - top(scrollerOf()) + (scrollerOf()?.scrollTop ?? 0)));
  });

  const shown = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() + scrollMargin - (shown.at(-1)?.end ?? scrollMargin);
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ paddingBottom: Math.max(0, after) }}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {shown.map(({ index, key, start }, place) => {
        const item = items[index];
        return (
          item && (
            <StillListItem
              key={key}
              item={item}
              index={index}
              count={items.length}
              gap={start - (shown[place - 1]?.end ?? scrollMargin)}
              measure={virtualizer.measureElement}
              render={children}
            />
          )
        );
      })}
    </ul>
  );
}

function withKept(range: Range, kept: number | undefined): number[] {
  const near = defaultRangeExtractor(range);
  const isFar = kept !== undefined && kept < range.count && !near.includes(kept);
  return isFar ? [...near, kept].sort((one, other) => one - other) : near;
}
