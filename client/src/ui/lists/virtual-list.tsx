import { useVirtualizer } from '@tanstack/react-virtual';
import { type Key, memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { screenPx } from '../../lib/viewport-scale.ts';
import styles from './virtual-list.module.css';

/** Items kept beyond the edges of the screen, so that a quick finger finds them there. */
const OVERSCAN = 12;

type ListItemProps<Item> = {
  item: Item;
  index: number;
  count: number;
  measure: (element: HTMLLIElement | null) => void;
  render: (item: Item) => ReactNode;
};

function ListItem<Item>({ item, index, count, measure, render }: ListItemProps<Item>) {
  return (
    <li ref={measure} data-index={index} aria-setsize={count} aria-posinset={index + 1}>
      {render(item)}
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
  label: string;
  items: readonly Item[];
  /** About how tall an item will be, in px of the design; once it has been in sight it is known. */
  heightOf: (item: Item) => number;
  children: (item: Item) => ReactNode;
};

/** A list of thousands of items within a `Screen`: only those in and near the view are on the page. */
export function VirtualList<Item extends { readonly key: Key }>({
  label,
  items,
  heightOf,
  children,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // Asked once: for thousands of items the browser would have to look at its window as often.
  const [pxPerDesignPx] = useState(() => screenPx(1));
  const scroller = () => list.current?.closest('main') ?? null;
  // The same function for the same items, or all of them are reckoned anew with each step.
  const getItemKey = useCallback((index: number) => items[index]?.key ?? index, [items]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: scroller,
    getItemKey,
    estimateSize: (index) => (items[index] === undefined ? 0 : pxPerDesignPx * heightOf(items[index])),
    measureElement: exactHeight,
    overscan: OVERSCAN,
    scrollMargin,
    // Scrolling goes before drawing what is not in sight yet.
    useFlushSync: false,
  });
  // What stands above the list comes and goes: a filter, a notice.
  useLayoutEffect(() => {
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top(list.current) - top(scroller()) + (scroller()?.scrollTop ?? 0)));
  });

  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() + scrollMargin - (shown.at(-1)?.end ?? scrollMargin);
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
      aria-label={label}
    >
      {shown.map(({ index, key }) => {
        const item = items[index];
        return (
          item && (
            <StillListItem
              key={key}
              item={item}
              index={index}
              count={items.length}
              measure={virtualizer.measureElement}
              render={children}
            />
          )
        );
      })}
    </ul>
  );
}
