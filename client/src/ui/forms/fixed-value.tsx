import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Stands where a field would be, for what cannot be chosen. */
export function FixedValue({ children }: { children: ReactNode }) {
  return <div className={joinClasses(styles.box, styles.fixed)}>{children}</div>;
}
