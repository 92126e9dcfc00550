import { DRAW_SIZE, drawResult, HIGHEST_NUMBER } from '@canada28/shared/game/draw-result.ts';
import { ballToneClass } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { Shuffle } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { looseRandom } from '../../lib/random.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import text from '../../ui/basics/text.module.css';
import { BallSum } from '../../ui/game/ball-sum.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import styles from './draw-lab.module.css';
import { DrawnNumbers, positionTone } from './drawn-numbers.tsx';
import { ZoneTable } from './zone-table.tsx';

const NUMBERS = Array.from({ length: HIGHEST_NUMBER }, (_, index) => index + 1);

/** 20 different numbers of 1–80 to explain a draw with; `random` gives numbers from 0 up to 1. Never a real draw. */
export function randomDraw(random: () => number): number[] {
  const numbers = [...NUMBERS];
  return Array.from({ length: DRAW_SIZE }, () => {
    const [taken = 0] = numbers.splice(Math.floor(random() * numbers.length), 1);
    return taken;
  });
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

function toggled(picked: readonly number[], number: number): readonly number[] {
  if (picked.includes(number)) return picked.filter((other) => other !== number);
  return picked.length < DRAW_SIZE ? ascending([...picked, number]) : picked;
}

/** What the picked numbers come to, or how many are still to be picked. */
function Outcome({ picked }: { picked: readonly number[] }) {
  const { t } = useTranslation();
  const isWhole = picked.length === DRAW_SIZE;
  const draw = isWhole ? drawResult(picked) : undefined;
  return (
    <>
      <div className={styles.status}>
        {draw ? <ResultTags sum={draw.sum} /> : t('draws.lab.pickMore', { left: DRAW_SIZE - picked.length })}
      </div>
      <DrawnNumbers numbers={isWhole ? picked : undefined} />
      <ZoneTable draw={draw} />
      <div className={styles.sum}>{draw && <BallSum digits={draw.digits} isZoned />}</div>
      <VisuallyHidden live="polite">{draw && `${draw.digits.join(' + ')} = ${draw.sum}`}</VisuallyHidden>
    </>
  );
}

/** A draw to play with: pick 20 numbers, or have them picked, and see what they come to (game §1). */
export function DrawLab() {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<readonly number[]>(() => ascending(randomDraw(looseRandom)));
  return (
    <Card title={t('draws.lab.title')}>
      <div className={column.gap12}>
        <NumberPicker picked={picked} onToggle={(number) => setPicked(toggled(picked, number))} />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            icon={<Shuffle />}
            onClick={() => setPicked(ascending(randomDraw(looseRandom)))}
          >
            {t('draws.lab.shuffle')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setPicked([])}>
            {t('common.action.clear')}
          </Button>
        </div>
        <Outcome picked={picked} />
        <p className={text.note}>{t('draws.lab.note')}</p>
      </div>
    </Card>
  );
}

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
function NumberPicker({ picked, onToggle }: NumberPickerProps) {
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
        const isDrawn = isFull && position >= 0;
        return (
          <button
            key={number}
            type="button"
            className={joinClasses(styles.number, isDrawn && ballToneClass(positionTone(position)))}
            tabIndex={number === current ? 0 : -1}
            aria-pressed={position >= 0}
            aria-disabled={isFull && position < 0}
            data-drawn={isDrawn}
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
