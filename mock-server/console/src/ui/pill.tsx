import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import styles from './pill.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'calm' | 'gold' | 'blue';

/** A state in a word or two. */
export function Pill({ tone = 'calm', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={joinClasses(styles.pill, styles[tone])}>{children}</span>;
}

/** A smaller mark within a row: a fault that hit, a difference. Where it is cut, whoever rests on it reads the whole. */
export function Tag({ tone = 'calm', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={joinClasses(styles.tag, styles[tone])}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </span>
  );
}
