import type { ReactNode } from 'react';
import styles from './problem.module.css';

/** What stands in the way of an action, above its button; read out as it appears. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
