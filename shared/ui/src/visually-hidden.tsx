import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = { live?: 'polite'; children: ReactNode };

/** Text for screen readers only; `live` reads it out whenever it changes. */
export function VisuallyHidden({ live, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} aria-live={live}>
      {children}
    </span>
  );
}
