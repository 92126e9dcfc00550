import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import styles from './hero-card.module.css';

type HeroCardProps = { tone?: 'brand' | 'gold'; children: ReactNode };

/** The one card of a screen that draws the eye; `gold` is for a win. */
export function HeroCard({ tone = 'brand', children }: HeroCardProps) {
  return <section className={joinClasses(styles.hero, tone === 'gold' && styles.gold)}>{children}</section>;
}
