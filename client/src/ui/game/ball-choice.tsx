import { Ball } from '@canada28/ui/ball.tsx';
import styles from './ball-choice.module.css';

type BallChoiceProps = {
  /** An exact sum, 0–27. */
  value: number;
  /** Odds as they are shown: "13.33". */
  odds: string;
  /** What assistive technology says after the two figures, which are the name. */
  description?: string;
  isSelected: boolean;
  onToggle: () => void;
  isDisabled?: boolean;
};

/** A number to bet on, with its odds. */
export function BallChoice({ value, odds, description, isSelected, onToggle, isDisabled }: BallChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-description={description}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={onToggle}
    >
      <span className={styles.ring}>
        <Ball value={value} size="grid" isPadded />
      </span>{' '}
      <span className={styles.odds}>{odds}</span>
    </button>
  );
}
