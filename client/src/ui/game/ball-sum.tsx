import { Ball } from '@canada28/ui/ball.tsx';
import { type BallTone, ZONE_TONES } from '@canada28/ui/ball-tone.ts';
import styles from './ball-sum.module.css';

type BallSumProps = {
  /** The digits of the zones A, B and C. */
  digits: readonly number[];
  /** Digits in the colours of their zones, as in the reveal; otherwise they stay dark. */
  isZoned?: boolean;
  /** `gold` for a sum that won; otherwise the sum's own colour. */
  sumTone?: BallTone;
};

/** The result as it comes about: 7 + 3 + 8 = 18. */
export function BallSum({ digits, isZoned = false, sumTone }: BallSumProps) {
  const sum = digits.reduce((total, digit) => total + digit, 0);
  return (
    <span className={styles.sum} role="img" aria-label={`${digits.join(' + ')} = ${sum}`}>
      {ZONE_TONES.map((zoneTone, zone) => (
        <span key={zoneTone} className={styles.term}>
          {zone > 0 && <span className={styles.sign}>+</span>}
          <Ball value={digits[zone] ?? ''} tone={isZoned ? zoneTone : 'ink'} />
        </span>
      ))}
      <span className={styles.sign}>=</span>
      <Ball value={sum} size="large" {...(sumTone && { tone: sumTone })} />
    </span>
  );
}
