import { joinClasses } from '@canada28/ui/join-classes.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Link } from './link.tsx';

type CardProps = {
  title?: string;
  /** Beside the title: a way to more, or a sum. */
  action?: ReactNode;
  children: ReactNode;
};

/** A quiet surface that holds what belongs together. */
export function Card({ title, action, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

/** The way to more of what a card shows a part of. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.more} to={to}>
      {children}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

type HeroCardProps = { tone?: 'brand' | 'gold'; children: ReactNode };

/** The one card of a screen that draws the eye; `gold` is for a win. */
export function HeroCard({ tone = 'brand', children }: HeroCardProps) {
  return <section className={joinClasses(styles.hero, tone === 'gold' && styles.gold)}>{children}</section>;
}
