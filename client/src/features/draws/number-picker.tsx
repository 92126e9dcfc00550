import { DRAW_SIZE, HIGHEST_NUMBER } from '@canada28/shared/game/draw-result.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './draw-lab.module.css';
import { positionTone } from './drawn-numbers.tsx';

const NUMBERS = Array.from({ length: HIGHEST_NUMBER }, (_, index) => index + 1);
const COLUMNS = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

type NumberPickerProps = {
  /** Ascending. */
  picked: readonly number[];
  onToggle: (number: number) => void;
};

/** The numbers 1–80 to pick 20 of; one stop for the Tab key, the arrow keys move within. */
export function NumberPicker({ picked, onToggle }: NumberPickerProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);
  const isFull = picked.length === DRAW_SIZE;

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = grid.current?.children.item(current + step - 1);
    if (target instanceof HTMLElement) target.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div
      ref={grid}
      className={styles.picker}
      role="group"
      aria-label={t('draws.lab.grid')}
      data-rapid-taps
      onKeyDown={move}
    >
      {NUMBERS.map((number) => {
        const position = picked.indexOf(number);
        return (
          <button
            key={number}
            type="button"
            className={styles.number}
            tabIndex={number === current ? 0 : -1}
            aria-pressed={position >= 0}
            aria-disabled={isFull && position < 0}
            data-tone={isFull && position >= 0 ? positionTone(position) : undefined}
            onFocus={() => setCurrent(number)}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
