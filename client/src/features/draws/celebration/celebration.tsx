import type { CSSProperties } from 'react';
import styles from './celebration.module.css';

const BALLS = 36;
/** Turned by it each time, directions never repeat: the seeds of a sunflower lie so. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** How far the balls fly, in px of the design. */
const NEAREST = 80;
const FARTHEST = 230;
/** They leave one after the other within this time, ms. */
const ALL_GONE_MS = 260;
const TONES = ['gold', 'red', 'gold', 'green', 'gold', 'blue'] as const;

/** One ball of the burst: where it flies to, wider than high, and when. */
function flightOf(index: number): CSSProperties {
  const share = index / BALLS;
  const reach = NEAREST + (FARTHEST - NEAREST) * Math.sqrt(share);
  const angle = index * GOLDEN_ANGLE;
  // React's type of styles knows no custom properties.
  return {
    '--x': Math.cos(angle) * reach,
    '--y': Math.sin(angle) * reach * 0.8 - NEAREST,
    '--size': 7 + (index % 4) * 3,
    '--delay': `${Math.round(share * ALL_GONE_MS)}ms`,
  } as CSSProperties;
}

const FLIGHTS = Array.from({ length: BALLS }, (_, index) => ({
  index,
  tone: TONES[index % TONES.length] ?? 'gold',
  style: flightOf(index),
}));

/** A burst of small balls over a win. It says nothing that the words beside it do not. */
export function Celebration() {
  return (
    <div className={styles.burst} aria-hidden="true" data-celebration>
      {FLIGHTS.map(({ index, tone, style }) => (
        <span key={index} className={styles.ball} data-tone={tone} style={style} />
      ))}
    </div>
  );
}
