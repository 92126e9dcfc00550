import type { ReactNode } from 'react';
import styles from './card.module.css';
import { joinClasses } from './join-classes.ts';

type CardProps = { title?: string; children: ReactNode };

/** A quiet surface that holds what belongs together. */
export function Card({ title, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}

type HeroCardProps = { tone?: 'brand' | 'gold'; children: ReactNode };

/** The one card of a screen that draws the eye; `gold` is for a win. */
export function HeroCard({ tone = 'brand', children }: HeroCardProps) {
  return <section className={joinClasses(styles.hero, tone === 'gold' && styles.gold)}>{children}</section>;
}
