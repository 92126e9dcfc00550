import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import styles from './pill.module.css';

type PillProps = { tone?: 'plain' | 'gold' | 'muted'; children: ReactNode };

/** A rounded label for the corner of a screen: the balance, the time left. */
export function Pill({ tone = 'plain', children }: PillProps) {
  return <span className={joinClasses(styles.pill, styles[tone])}>{children}</span>;
}
