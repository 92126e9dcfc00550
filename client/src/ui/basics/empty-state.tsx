import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

type EmptyStateProps = {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
};

/** There is nothing here, and that is all right. */
export function EmptyState({ title, text, icon = <Inbox />, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
