import type { CSSProperties, ReactNode } from 'react';
import styles from './draws.module.css';

/** Lets what it holds roll in after a while, where motion is welcome; elsewhere it fades in at once. */
export function Rolling({ delayMs, children }: { delayMs: number; children: ReactNode }) {
  // React's type of styles knows no custom properties.
  const style = { '--delay': `${delayMs}ms` } as CSSProperties;
  return (
    <span className={styles.rolling} style={style}>
      {children}
    </span>
  );
}
