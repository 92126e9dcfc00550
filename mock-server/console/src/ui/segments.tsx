import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

type SegmentsProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all in sight. */
export function Segments<Value extends string>({ label, value, choices, onChoose }: SegmentsProps<Value>) {
  return (
    <ToggleGroup
      className={styles.group}
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => {
        const choice = choices.find((one) => one.value === chosen);
        if (choice !== undefined) onChoose(choice.value);
      }}
    >
      {choices.map((choice) => (
        <Toggle key={choice.value} value={choice.value} className={styles.choice}>
          {choice.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
