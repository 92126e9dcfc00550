import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** Meaning of a tag's colour; the word inside says the same. */
export type TagTone = 'neutral' | 'red' | 'blue' | 'green' | 'gold' | 'amber';

type TagProps = { tone?: TagTone; icon?: ReactNode; children: ReactNode };

/** A small label: a state, a kind of result. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={joinClasses(styles.tag, styles[tone])} data-whole>
      {icon}
      {children}
    </span>
  );
}
