import type { ReactNode } from 'react';
import { useFormatter } from '../i18n/format.ts';
import styles from './day-section.module.css';
import { List } from './list.tsx';

/** Rows of one day of a record, under its date. */
export function DaySection({ atMs, children }: { atMs: number; children: ReactNode }) {
  const day = useFormatter().date(atMs);
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>{day}</h2>
      <List label={day}>{children}</List>
    </section>
  );
}
