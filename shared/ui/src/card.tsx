import type { ReactNode } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';

type CardProps = {
  readonly title?: string;
  /** Beside the title. */
  readonly head?: ReactNode;
  /** At the end of the head: a sum, a link to more, buttons. */
  readonly tools?: ReactNode;
  /** Without room around what is in it: a table. */
  readonly isFlush?: boolean;
  /** As high as there is room: what is in it scrolls by itself. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
};

/** A quiet surface that holds what belongs together. */
export function Card({ title, head, tools, isFlush = false, isFilling = false, children }: CardProps) {
  return (
    <section className={joinClasses(styles.card, isFilling && styles.filling)} aria-label={title}>
      {(title ?? head ?? tools) !== undefined && (
        <div className={styles.head}>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          {head}
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      <div className={isFlush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
