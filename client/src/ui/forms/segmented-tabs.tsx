import { joinClasses } from '@canada28/ui/join-classes.ts';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import column from '../basics/column.module.css';
import styles from './tabs.module.css';

type SegmentedTabsProps<Value extends string> = {
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `segments` share the width; `pills`, for more of them than fit, scroll. */
  look?: 'segments' | 'pills';
  /** The content of the chosen tab. */
  children?: ReactNode;
};

/** Where a key leads in a row of tabs, from the last on to the first; undefined for a key that leads nowhere. */
function indexAfterKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowRight') return (index + 1) % count;
  if (event.key === 'ArrowLeft') return (index + count - 1) % count;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  return undefined;
}

/** The mark below the chosen of equally wide tabs. */
function Indicator({ index, count }: { index: number; count: number }) {
  const place = { '--tab-index': index, '--tab-count': count };
  return <span className={styles.indicator} style={place as CSSProperties} aria-hidden="true" />;
}

/**
 * A choice of views of the same thing; the arrow keys move between the tabs. By hand, after the WAI-ARIA pattern: the
 * library's tabs are 14 kB, three quarters of what a screen may add to home.
 */
export function SegmentedTabs<Value extends string>(props: SegmentedTabsProps<Value>) {
  const { label, items, value, onValueChange, look = 'segments', children } = props;
  const id = useId();
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  );

  const moveBy = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexAfterKey(event, chosen, items.length);
    const item = index === undefined ? undefined : items[index];
    if (index === undefined || item === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    onValueChange(item.value);
  };
  return (
    <div className={column.gap14}>
      <div className={joinClasses(styles[look])} role="tablist" aria-label={label} onKeyDown={moveBy}>
        {items.map((item, index) => (
          <button
            key={item.value}
            id={`${id}-${item.value}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            data-active={item.value === value || undefined}
            // One stop for the Tab key; the arrows lead to the others.
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
          </button>
        ))}
        {look === 'segments' && <Indicator index={chosen} count={items.length} />}
      </div>
      {children !== undefined && (
        <div
          id={`${id}-panel`}
          className={column.gap14}
          role="tabpanel"
          aria-labelledby={`${id}-${value}`}
          tabIndex={-1}
        >
          {children}
        </div>
      )}
    </div>
  );
}
