import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import { RowContent } from './list.tsx';
import styles from './record-row.module.css';
import { type StateLook, StateTag } from './state-tag.tsx';

type RecordRowProps = {
  /** Its detail. */
  to: string;
  icon?: ReactNode;
  /** What it was on, or the sum alone. */
  title: ReactNode;
  /** In one line, divided by gaps. */
  facts: ReactNode;
  /** Above the state. */
  sum?: ReactNode;
  state: StateLook;
};

export function RecordRow({ to, icon, title, facts, sum, state }: RecordRowProps) {
  const hasSum = sum !== undefined;
  const tag = <StateTag look={state} />;
  return (
    <RowContent
      to={to}
      icon={icon}
      title={<span className={joinClasses(styles.name, hasSum && styles.choice)}>{title}</span>}
      detail={<span className={styles.facts}>{facts}</span>}
      value={
        hasSum ? (
          <span className={styles.outcome}>
            <span className={styles.sum}>{sum}</span>
            {tag}
          </span>
        ) : (
          tag
        )
      }
    />
  );
}
