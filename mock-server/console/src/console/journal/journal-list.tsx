import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { VirtualList } from '@canada28/ui/virtual-list.tsx';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTimeZone, useWorld } from '../../control/world-clock.ts';
import { newDays } from '../words/days.ts';
import styles from './journal-list.module.css';
import { JournalRow } from './journal-row.tsx';
import { useEndNote } from './use-end-note.ts';
import type { JournalRows } from './use-journal-rows.ts';

/** One that is closed, with the line below it. */
const ROW_PX = 34;
/** What names the day that begins with a row. */
const DAY_PX = 24;
/** Closer to the top than this one is at the top (px). */
const AT_TOP_PX = 4;
/** So many rows the page keys go on by. */
const PAGE_ROWS = 12;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const keyOf = ({ id }: JournalEntry) => id;

/** Another object each time that it is asked for. */
export type Target = { readonly id: number };

type ListProps = {
  readonly journal: JournalRows;
  readonly target?: Target | undefined;
};

/** The rows of a journal: only those in sight are in the page. Arrows move between them, Enter opens one. */
export function JournalList({ journal, target }: ListProps) {
  const { rows, words, timesOf, isFollowing, hold } = journal;
  const scroller = useRef<HTMLDivElement>(null);
  const timeZone = useTimeZone();
  const endNote = useEndNote();
  const chosen = useChosenRow(rows, scroller);
  const [openId, setOpenId] = useOpenId(isFollowing, scroller, { target, choose: chosen.choose });
  const days = useDays(rows, timeZone);
  const toggle = useCallback(
    (id: number) => {
      hold();
      chosen.choose(id);
      setOpenId((open) => (open === id ? undefined : id));
    },
    [hold, chosen.choose, setOpenId],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !isRow(event.target) || rows.length === 0) return;
    event.preventDefault();
    hold();
    chosen.move(step);
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onScroll={({ currentTarget }) => {
        if (isFollowing && currentTarget.scrollTop > AT_TOP_PX) hold();
      }}
    >
      <VirtualList
        label="What happened, newest first"
        items={rows}
        keyOf={keyOf}
        heightOf={(_entry, index) => ROW_PX + (days.has(index) ? DAY_PX : 0)}
        scroller="div"
        kept={chosen.index}
        onKeyDown={onKeyDown}
      >
        {(entry, index) => (
          <JournalRow
            entry={entry}
            words={words}
            day={days.get(index)}
            times={timesOf.get(entry.id)}
            timeZone={timeZone}
            isOpen={entry.id === openId}
            isChosen={index === chosen.index}
            onToggle={toggle}
          />
        )}
      </VirtualList>
      {endNote !== undefined && <p className={styles.end}>{endNote}</p>}
    </div>
  );
}

type Scroller = RefObject<HTMLElement | null>;

/** Scrolls as little as brings a row into sight: of one that is higher than the list, its beginning. */
function showRow(scroller: Scroller, id: number): HTMLElement | undefined {
  const row = scroller.current?.querySelector<HTMLElement>(`[data-entry="${id}"]`);
  row?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return row ?? undefined;
}

type Asked = { readonly target: Target | undefined; readonly choose: (id: number) => void };

/** The row that is open; a list that follows again is at the top, with none. */
function useOpenId(isFollowing: boolean, scroller: Scroller, { target, choose }: Asked) {
  const [openId, setOpenId] = useState<number>();
  useEffect(() => {
    if (!isFollowing) return;
    setOpenId(undefined);
    scroller.current?.scrollTo({ top: 0 });
  }, [isFollowing, scroller]);
  useEffect(() => {
    if (target === undefined) return;
    choose(target.id);
    setOpenId(target.id);
  }, [target, choose]);
  // What opens is brought into sight once it is whole, and then stays where its reader scrolls it.
  const wholeId = useDeferredValue(openId);
  useEffect(() => {
    if (wholeId !== undefined) showRow(scroller, wholeId);
  }, [wholeId, scroller]);
  return [openId, setOpenId] as const;
}

/** Arrows within what a row opens to belong to what scrolls there. */
function isRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset.entry !== undefined;
}

/** The rows that begin another day than that above them, or than today's in the world. */
function useDays(rows: readonly JournalEntry[], timeZone: string | undefined) {
  const { data: world } = useWorld();
  const nowMs = world?.nowMs;
  return useMemo(() => newDays(rows, { nowMs, timeZone }), [rows, nowMs, timeZone]);
}

/** The row that the keyboard is at: it stays in the page wherever one scrolls, and only it is a stop of the tab key. */
function useChosenRow(rows: readonly JournalEntry[], scroller: Scroller) {
  const [chosenId, choose] = useState<number>();
  const mayFocus = useRef(false);
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosenId),
  );
  useEffect(() => {
    if (!mayFocus.current || chosenId === undefined) return;
    mayFocus.current = false;
    showRow(scroller, chosenId)?.focus({ preventScroll: true });
  }, [chosenId, scroller]);
  const move = (step: number): void => {
    mayFocus.current = true;
    choose(rows[Math.min(rows.length - 1, Math.max(0, index + step))]?.id);
  };
  return { index, choose, move };
}
