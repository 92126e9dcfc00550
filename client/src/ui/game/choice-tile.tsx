import styles from './choice-tile.module.css';

type ChoiceTileProps = {
  name: string;
  /** Odds as they are shown: "1.999". */
  odds: string;
  /** What assistive technology says after the two figures, which are the name. */
  description?: string;
  isSelected: boolean;
  onToggle: () => void;
  isDisabled?: boolean;
};

/** A combination to bet on, with its odds. */
export function ChoiceTile({ name, odds, description, isSelected, onToggle, isDisabled }: ChoiceTileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-description={description}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={onToggle}
    >
      <span className={styles.name}>{name}</span> <span className={styles.odds}>{odds}</span>
    </button>
  );
}
