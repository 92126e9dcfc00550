import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTimeZone, useWorld } from '../../control/world-clock.ts';
import { topOf } from '../../ui/row-places.ts';
import { RowsInSight, useShowRow } from '../../ui/rows-in-sight.tsx';
import { detailHeightOf } from './entry-json.ts';
import styles from './journal-list.module.css';
import { JournalRow } from './journal-row.tsx';
import { useEndNote } from './use-end-note.ts';
import { useFaultNames } from './use-fault-names.ts';
import type { JournalRows } from './use-journal-rows.ts';
import { newDays } from './words/days.ts';

/** With the line below it. */
const ROW_PX = 34;
/** The line of a day, above the first row of it. */
const DAY_PX = 24;
/** What is said below the last row. */
const END_PX = 40;
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

/** Another object each time that it is asked for. */
export type Target = { readonly id: number };

type ListProps = {
  readonly journal: JournalRows;
  readonly target?: Target | undefined;
};

/** The rows of a journal: only those in sight are in the page. Arrows move between them, Enter opens one. */
export function JournalList({ journal, target }: ListProps) {
  const { rows, words, timesOf, isFollowing, hold } = journal;
  const scroller = useRef<HTMLUListElement>(null);
  const faults = useFaultNames();
  const timeZone = useTimeZone();
  const endNote = useEndNote();
  const [openId, setOpenId] = useOpenId(isFollowing, scroller, target);
  const chosen = useChosenRow(rows, scroller);
  const days = useDays(rows, timeZone);
  const sizes = { count: rows.length, rowPx: ROW_PX, taller: tallerOf(rows, { openId, days }) };
  const show = useShowRow(scroller, sizes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens is brought into sight once, and then stays where its reader scrolls it.
  useEffect(() => {
    const index = rows.findIndex(({ id }) => id === openId);
    if (index >= 0) show(index);
  }, [openId, show]);
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
    show(chosen.move(step));
  };
  return (
    <ul
      ref={scroller}
      className={styles.list}
      aria-label="What happened, newest first"
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => {
        if (isFollowing && currentTarget.scrollTop > AT_TOP_PX) hold();
      }}
    >
      <li className={styles.room} style={{ height: topOf(rows.length, sizes) }} aria-hidden="true" />
      {endNote !== undefined && (
        <li className={styles.end} style={{ height: END_PX }}>
          {endNote}
        </li>
      )}
      <RowsInSight scroller={scroller} rows={sizes} kept={chosen.index}>
        {(index) => {
          const entry = rows[index];
          return (
            entry && (
              <JournalRow
                key={entry.id}
                entry={entry}
                words={words}
                day={days.get(index)}
                times={timesOf.get(entry.id)}
                faults={faults}
                timeZone={timeZone}
                top={topOf(index, sizes)}
                height={topOf(index + 1, sizes) - topOf(index, sizes)}
                position={index + 1}
                rowCount={rows.length}
                isOpen={entry.id === openId}
                isChosen={index === chosen.index}
                onToggle={toggle}
              />
            )
          );
        }}
      </RowsInSight>
    </ul>
  );
}

/** The row that is open; whoever follows again is at the top, with none. */
function useOpenId(
  isFollowing: boolean,
  scroller: { readonly current: HTMLUListElement | null },
  target: Target | undefined,
) {
  const [openId, setOpenId] = useState<number>();
  useEffect(() => {
    if (!isFollowing) return;
    setOpenId(undefined);
    scroller.current?.scrollTo({ top: 0 });
  }, [isFollowing, scroller]);
  useEffect(() => {
    if (target !== undefined) setOpenId(target.id);
  }, [target]);
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

type Taller = { readonly openId: number | undefined; readonly days: ReadonlyMap<number, string> };

/** The row that is open is as much higher as what it shows, that of another day by its line. */
function tallerOf(rows: readonly JournalEntry[], { openId, days }: Taller) {
  const index = rows.findIndex(({ id }) => id === openId);
  const entry = rows[index];
  return [
    ...[...days.keys()].map((begins) => ({ index: begins, byPx: DAY_PX })),
    ...(entry === undefined ? [] : [{ index, byPx: detailHeightOf(entry) }]),
  ].sort((one, other) => one.index - other.index);
}

/** The row that the keyboard is at: it stays in the page wherever one scrolls, and only it is a stop of the tab key. */
function useChosenRow(
  rows: readonly JournalEntry[],
  scroller: { readonly current: HTMLUListElement | null },
) {
  const [chosenId, choose] = useState<number>();
  const mayFocus = useRef(false);
  const index = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosenId),
  );
  useEffect(() => {
    if (!mayFocus.current) return;
    mayFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-entry="${chosenId}"]`)
      ?.focus({ preventScroll: true });
  }, [chosenId, scroller]);
  const move = (step: number): number => {
    const next = Math.min(rows.length - 1, Math.max(0, index + step));
    mayFocus.current = true;
    choose(rows[next]?.id);
    return next;
  };
  return { index, choose, move };
}
