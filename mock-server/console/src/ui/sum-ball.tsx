import { joinClasses } from './join-classes.ts';
import styles from './sum-ball.module.css';

/** Colours of sums: red 3, 6, …, green 1, 4, …, blue 2, 5, …; 0, 13, 14 and 27 are grey. */
const GREY = new Set([0, 13, 14, 27]);
const TONES = ['red', 'green', 'blue'] as const;

/** The sum of a draw as its ball. */
export function SumBall({ sum, isForced = false }: { readonly sum: number; readonly isForced?: boolean }) {
  const tone = GREY.has(sum) ? 'grey' : TONES[sum % 3];
  return (
    <span className={joinClasses(styles.ball, tone && styles[tone], isForced && styles.forced)}>{sum}</span>
  );
}
