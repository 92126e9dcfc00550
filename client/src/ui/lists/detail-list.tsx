import type { ReactNode } from 'react';
import styles from './detail-list.module.css';

type DetailListProps = { children: ReactNode };

/** Facts of one thing: what it is called at the left, what it is at the right. */
export function DetailList({ children }: DetailListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

type DetailProps = {
  label: string;
  /** Codes and addresses are set in type that tells 0 from O. */
  isCode?: boolean;
  /** After the value: a button that copies it. */
  action?: ReactNode;
  children: ReactNode;
};

/** One fact. */
export function Detail({ label, isCode = false, action, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isCode ? styles.code : styles.value}>
        {children}
        {action}
      </dd>
    </div>
  );
}
