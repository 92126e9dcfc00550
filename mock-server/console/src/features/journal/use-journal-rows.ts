import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLiveJournal } from '../../data/live-journal.ts';
import { wordsOf } from './found-words.ts';
import { type Search, searchMatcher } from './journal-search.ts';

/**
 * What is looked at of the journal, newest first. While it is followed, what happens comes on top; whoever reads holds
 * it, and what comes then waits, so that no row moves under their eyes.
 */
export type JournalRows = {
  readonly rows: readonly JournalEntry[];
  /** What the search says, in small letters. */
  readonly words: readonly string[];
  readonly isFollowing: boolean;
  /** So many came since it was held. */
  readonly waiting: number;
  readonly hold: () => void;
  /** Somebody is about to press a row: for a moment none may come in between. */
  readonly aim: () => void;
  readonly follow: () => void;
};

/** Whoever moved the pointer presses within this time, or looks on (ms). */
const AIM_MS = 700;

export function useJournalRows(search: Search): JournalRows {
  const entries = useLiveJournal((journal) => journal.entries);
  const clearedToId = useLiveJournal((journal) => journal.clearedToId);
  const [heldAtId, setHeldAtId] = useState<number>();
  const { aimedAtId, aim } = useAim();
  const found = useMemo(() => {
    const isWanted = searchMatcher(search);
    return entries.filter((entry) => entry.id > clearedToId && isWanted(entry)).reverse();
  }, [entries, clearedToId, search]);
  const lastId = heldAtId ?? aimedAtId;
  const rows = useMemo(
    () => (lastId === undefined ? found : found.filter(({ id }) => id <= lastId)),
    [found, lastId],
  );
  const words = useMemo(() => wordsOf(search.text), [search.text]);
  const hold = useCallback(() => setHeldAtId((held) => held ?? lastIdNow()), []);
  const follow = useCallback(() => setHeldAtId(undefined), []);
  const isFollowing = heldAtId === undefined;
  return { rows, words, isFollowing, waiting: found.length - rows.length, hold, aim, follow };
}

/** No row moves under a pointer that does: until it rests, what happens waits. */
function useAim() {
  const [aimedAtId, setAimedAtId] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const aim = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAimedAtId(undefined), AIM_MS);
    setAimedAtId((known) => known ?? lastIdNow());
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { aimedAtId, aim };
}

function lastIdNow(): number {
  return useLiveJournal.getState().entries.at(-1)?.id ?? 0;
}
