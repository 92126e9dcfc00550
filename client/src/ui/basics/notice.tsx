import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  /** `warning` is for what cannot be undone. */
  tone?: 'info' | 'warning';
  children: ReactNode;
};

/** A sentence to read before acting. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <div className={joinClasses(styles.notice, styles[tone])}>
      <Icon size={16} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
