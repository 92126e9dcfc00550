import styles from './ball.module.css';
import { type BallTone, sumTone } from './ball-tone.ts';
import { joinClasses } from './join-classes.ts';

/** Diameters: tiny 22, small 26, compact 30, grid 38, medium 44, large 58, huge 76 px of the design. */
type BallSize = 'tiny' | 'small' | 'compact' | 'grid' | 'medium' | 'large' | 'huge';

type BallProps = {
  value: number | string;
  size?: BallSize;
  /** Without it a number takes the colour of its sum. */
  tone?: BallTone;
  /** Sums read with two digits where they stand for a choice ("04"). */
  isPadded?: boolean;
  /** Its draw was set by an operator. */
  isForced?: boolean;
};

/** A lottery ball. */
export function Ball({ value, size = 'medium', tone, isPadded = false, isForced = false }: BallProps) {
  const colour = tone ?? (typeof value === 'number' ? sumTone(value) : 'ink');
  return (
    <span className={joinClasses(styles.ball, styles[size], styles[colour], isForced && styles.forced)}>
      {isPadded ? String(value).padStart(2, '0') : value}
    </span>
  );
}

/** Gives what has this class the colour of a ball as `--body`. */
export function ballToneClass(tone: BallTone): string | undefined {
  return styles[tone];
}
