import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLiveJournal } from '../../control/live-journal.ts';
import { wordsOf } from '../words/found-words.ts';
import { type Search, searchMatcher } from './journal-search.ts';
import { useShowsPolls } from './poll-switch.tsx';
import { withoutPolls } from './polls.ts';

/**
 * What is looked at of the journal, newest first. While it is followed, what happens comes on top; a reader holds
 * it, and what comes then waits, so that no row moves under their eyes.
 */
export type JournalRows = {
  /** What the rows were looked for by: a moment after it was typed or chosen. */
  readonly search: Search;
  readonly rows: readonly JournalEntry[];
  readonly words: readonly string[];
  /** How often in all what a row tells was asked and answered alike, by its id; of rows that count others. */
  readonly timesOf: ReadonlyMap<number, number>;
  readonly isFollowing: boolean;
  /** So many came since it was held. */
  readonly waiting: number;
  readonly hold: () => void;
  readonly follow: () => void;
};

const NO_TIMES: ReadonlyMap<number, number> = new Map();

/** `shownId`: an entry that is shown also where polls are hidden. */
export function useJournalRows(asked: Search, shownId?: number): JournalRows {
  // What is pressed or typed shows at once; the rows, a long task for a slow machine, come after it, in parts.
  const search = useDeferredValue(asked);
  const entries = useLiveJournal((journal) => journal.entries);
  const marks = useLiveJournal((journal) => journal.marks);
  const clearedToId = useLiveJournal((journal) => journal.clearedToId);
  const [heldAtId, setHeldAtId] = useState<number>();
  const showsPolls = useShowsPolls(search);
  const { found, timesOf } = useMemo(() => {
    const isWanted = searchMatcher(search, new Set(marks.map(({ id }) => id)));
    const all = entries.filter(({ id }) => id > clearedToId);
    const isHidden = (some: readonly JournalEntry[]) => !some.some(({ id }) => id === shownId);
    const whole = { entries: all, timesOf: NO_TIMES };
    const fewer = showsPolls ? whole : withoutPolls(all);
    const quiet = shownId !== undefined && isHidden(fewer.entries) ? whole : fewer;
    return { found: quiet.entries.filter(isWanted).reverse(), timesOf: quiet.timesOf };
  }, [entries, marks, clearedToId, search, showsPolls, shownId]);
  const rows = useMemo(
    () => (heldAtId === undefined ? found : found.filter(({ id }) => id <= heldAtId)),
    [found, heldAtId],
  );
  const words = useMemo(() => wordsOf(search.text), [search.text]);
  const hold = useCallback(
    () => setHeldAtId((held) => held ?? useLiveJournal.getState().entries.at(-1)?.id ?? 0),
    [],
  );
  const follow = useCallback(() => setHeldAtId(undefined), []);
  const isFollowing = heldAtId === undefined;
  const waiting = found.length - rows.length;
  return { search, rows, words, timesOf, isFollowing, waiting, hold, follow };
}
