import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './tag.module.css';

/** Meaning of a label's colour; the word inside says the same. */
export type TagTone = 'neutral' | 'red' | 'blue' | 'green' | 'gold' | 'amber';

type TagProps = {
  readonly tone?: TagTone;
  readonly icon?: ReactNode;
  /** Where there is no room for all of it: a pointer that rests on it shows the whole. */
  readonly isCut?: boolean;
  readonly children: ReactNode;
};

/** A small label: a state, a kind of result. */
export function Tag({ tone = 'neutral', icon, isCut = false, children }: TagProps) {
  return (
    <span
      className={joinClasses(styles.tag, styles[tone], isCut && styles.cut)}
      title={isCut && typeof children === 'string' ? children : undefined}
      data-whole
    >
      {icon}
      {children}
    </span>
  );
}

/** Gives what has this class the tone of a label: `--tone` for its letters, `--tint` for what they stand on. */
export function toneClass(tone: TagTone | undefined): string | undefined {
  return tone && styles[tone];
}

type PillProps = { readonly tone?: TagTone | 'plain'; readonly children: ReactNode };

/** A rounded label: a state in a word or two, the balance. */
export function Pill({ tone = 'neutral', children }: PillProps) {
  return <span className={joinClasses(styles.pill, styles[tone])}>{children}</span>;
}
