import { ChipGroup } from './chip-group.tsx';
import styles from './field.module.css';

type MethodChoiceProps = {
  label: string;
  methods: readonly { id: number; name: string }[] | undefined;
  chosen: { id: number };
  onChoose: (id: number) => void;
};

/** Which of several ways to move money; where there is one, nothing is left to choose. */
export function MethodChoice({ label, methods = [], chosen, onChoose }: MethodChoiceProps) {
  if (methods.length < 2) return null;
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ChipGroup
        label={label}
        chips={methods.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.id}
        onSelect={onChoose}
      />
    </div>
  );
}
