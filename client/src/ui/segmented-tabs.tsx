import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
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

/** A choice of views of the same thing; the arrow keys move between the tabs. */
export function SegmentedTabs<Value extends string>(props: SegmentedTabsProps<Value>) {
  const { label, items, value, onValueChange, look = 'segments', children } = props;
  return (
    <Tabs.Root className={styles.root} value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Tabs.List className={joinClasses(styles[look])} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Tabs.Tab key={item.value} className={styles.tab} value={item.value}>
            {item.label}
          </Tabs.Tab>
        ))}
        {look === 'segments' && <Tabs.Indicator className={styles.indicator} renderBeforeHydration />}
      </Tabs.List>
      {children !== undefined && (
        <Tabs.Panel className={styles.panel} value={value} tabIndex={-1}>
          {children}
        </Tabs.Panel>
      )}
    </Tabs.Root>
  );
}
