import styles from './choice-tile.module.css';

type ChoiceTileProps = {
  name: string;
  /** Odds as they are shown: "1.999". */
  odds: string;
  /** What screen readers say instead of the two figures alone. */
  label?: string;
  isSelected: boolean;
  onToggle: () => void;
  isDisabled?: boolean;
};

/** A combination to bet on, with its odds. */
export function ChoiceTile({ name, odds, label, isSelected, onToggle, isDisabled }: ChoiceTileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={label}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={onToggle}
    >
      <span className={styles.name}>{name}</span> <span className={styles.odds}>{odds}</span>
    </button>
  );
}
