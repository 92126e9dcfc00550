import { joinClasses } from '@canada28/ui/join-classes.ts';
import styles from './chip-group.module.css';

type ChipGroupProps<Value extends string | number> = {
  label: string;
  chips: readonly { value: Value; label: string }[];
  /** The chip that is in force; undefined when the amount was typed. */
  value: Value | undefined;
  /** Chips share the width of their row, unless one alone in the last row would look like more than it is. */
  isCompact?: boolean;
  onSelect: (value: Value) => void;
};

/** Quick choices in one row: stakes, amounts, filters. */
export function ChipGroup<Value extends string | number>(props: ChipGroupProps<Value>) {
  const { label, chips, value, isCompact = false, onSelect } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className={joinClasses(styles.group, isCompact && styles.compact)} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          aria-pressed={chip.value === value}
          onClick={() => onSelect(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
