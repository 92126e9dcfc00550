import card from '@canada28/ui/card.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { ask } from '../../control/go-back.ts';
import { stepWords, useHistory } from '../../control/last-step.ts';
import { useLiveJournal } from '../../control/live-journal.ts';
import { whoOf } from '../../control/tester.store.ts';
import { useClock } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { lineOf } from '../words/entry-line.ts';
import { type Column, columnsOf, LANES } from './lane-columns.ts';
import styles from './lanes.module.css';

/** What does not fit is scrolled to by the arrow keys. */
const MOST_COLUMNS = 60;

/** Where the window has no room for all, the events are worth more. */
const ROOM = '(min-width: 1200px) and (min-height: 800px)';

/** What happened last, side by side, by what it is about: a press opens its entry, or offers to go back to before it. */
export function Lanes({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const [isOpen, setIsOpen] = useState(() => matchMedia(ROOM).matches);
  const [shown, setShown] = useState<Column>();
  const words = useWords();
  return (
    <section className={joinClasses(card.card, styles.card)} aria-label="Lanes">
      <div className={styles.head}>
        <h2 className={styles.title}>Lanes</h2>
        <span className={joinClasses(layout.cut, layout.hint, styles.told)} aria-hidden="true">
          {isOpen && (shown === undefined ? 'what happened last, the newest at the right' : words(shown))}
        </span>
        <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fold' : 'Show'}
        </Button>
      </div>
      {isOpen && <Columns words={words} onOpen={onOpen} onShow={setShown} />}
    </section>
  );
}

type ColumnsProps = {
  readonly words: (column: Column) => string;
  readonly onOpen: (id: number) => void;
  readonly onShow: (column: Column | undefined) => void;
};

function Columns({ words, onOpen, onShow }: ColumnsProps) {
  const entries = useLiveJournal((journal) => journal.entries);
  const { steps } = useHistory();
  const columns = useMemo(() => columnsOf(entries, steps, MOST_COLUMNS), [entries, steps]);
  const press = ({ entry, step }: Column) =>
    step === undefined ? onOpen(entry.id) : ask({ before: step.id });
  return (
    <div className={styles.lanes}>
      <div className={styles.names} aria-hidden="true">
        {LANES.map((lane) => (
          <span key={lane}>{lane}</span>
        ))}
      </div>
      <ol className={styles.columns} aria-label="What happened last, the newest first" onKeyDown={walk}>
        {columns.map((column, index) => (
          <li key={column.entry.id}>
            <button
              type="button"
              className={styles.column}
              aria-label={words(column)}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => press(column)}
              onPointerEnter={() => onShow(column)}
              onPointerLeave={() => onShow(undefined)}
              onFocus={() => onShow(column)}
              onBlur={() => onShow(undefined)}
            >
              {LANES.map((lane) => (
                <span key={lane} className={styles.cell} data-mark={column.marks[lane]} />
              ))}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One thing in a line: when, who, what, and what a press does with a step. */
function useWords(): (column: Column) => string {
  const clock = useClock();
  return ({ entry, step }) => {
    const { who, what, detail, tags, isGood, code } = lineOf(entry, whoOf);
    const told = [who, what, detail, ...tags.map(({ text }) => text), ...(isGood ? [] : [code])];
    const line = [clock.time(entry.atMs), ...told].filter(Boolean).join(' · ');
    return step === undefined ? line : `${line} · go back to before ${stepWords(step)}`;
  };
}

/** To the right stands what is newer. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: -1,
  ArrowLeft: 1,
  Home: Number.POSITIVE_INFINITY,
  End: Number.NEGATIVE_INFINITY,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}
