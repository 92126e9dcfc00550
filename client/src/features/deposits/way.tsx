import type { ReactNode } from 'react';
import { Card } from '../../ui/basics/card.tsx';
import styles from './deposits.module.css';

/** One piece of advice. */
export function Way({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Card>
      <div className={styles.way}>
        <span className={styles.wayIcon} aria-hidden="true">
          {icon}
        </span>
        <div>
          <h2 className={styles.wayTitle}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </Card>
  );
}
