import type { KeyboardEvent, ReactNode } from 'react';
import styles from './segments.module.css';

type SegmentsProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: ReactNode;
  }[];
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all in sight: one stop of the tab key, and arrows lead from one to the next, round and round. */
export function Segments<Value extends string>({ label, value, choices, onChoose }: SegmentsProps<Value>) {
  const stop = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its buttons out in its own way.
    <div role="group" className={styles.group} aria-label={label} onKeyDown={walk}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          tabIndex={choice === stop ? 0 : -1}
          onClick={() => {
            if (choice.value !== value) onChoose(choice.value);
          }}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}
