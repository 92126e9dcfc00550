import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { useCallback, useMemo, useState } from 'react';
import { useLiveJournal } from '../../control/live-journal.ts';
import { type Search, searchMatcher } from './journal-search.ts';
import { useShowsPolls } from './poll-switch.tsx';
import { withoutPolls } from './polls.ts';
import { wordsOf } from './words/found-words.ts';

/**
 * What is looked at of the journal, newest first. While it is followed, what happens comes on top; whoever reads holds
 * it, and what comes then waits, so that no row moves under their eyes.
 */
export type JournalRows = {
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

export function useJournalRows(search: Search): JournalRows {
  const entries = useLiveJournal((journal) => journal.entries);
  const clearedToId = useLiveJournal((journal) => journal.clearedToId);
  const [heldAtId, setHeldAtId] = useState<number>();
  const showsPolls = useShowsPolls(search);
  const { found, timesOf } = useMemo(() => {
    const isWanted = searchMatcher(search);
    const all = entries.filter(({ id }) => id > clearedToId);
    const quiet = showsPolls ? { entries: all, timesOf: NO_TIMES } : withoutPolls(all);
    return { found: quiet.entries.filter(isWanted).reverse(), timesOf: quiet.timesOf };
  }, [entries, clearedToId, search, showsPolls]);
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
  return { rows, words, timesOf, isFollowing, waiting: found.length - rows.length, hold, follow };
}
