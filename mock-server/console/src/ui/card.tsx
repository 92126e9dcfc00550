import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  readonly title?: string;
  /** Beside the title, and at the right of the head. */
  readonly head?: ReactNode;
  readonly tools?: ReactNode;
  /** Without room around what is in it: a table. */
  readonly isFlush?: boolean;
  /** As high as there is room: what is in it scrolls by itself. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
};

/** A part of a page with what belongs together. */
export function Card({ title, head, tools, isFlush = false, isFilling = false, children }: CardProps) {
  return (
    <section className={joinClasses(styles.card, isFilling && styles.filling)} aria-label={title}>
      {(title !== undefined || head !== undefined || tools !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && <h2 className={styles.headTitle}>{title}</h2>}
          {head}
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      <div className={isFlush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
