import { listJournalControl } from '@canada28/shared/control/journal.control.ts';
import { MOST_ENTRIES, useLiveJournal } from '../../control/live-journal.ts';
import { useControl } from '../../control/use-control.ts';
import { endWords } from '../words/end-words.ts';

/** What is said below the oldest row where there was more before it; undefined where that is the beginning. */
export function useEndNote(): string | undefined {
  const oldestId = useLiveJournal(({ entries }) => entries[0]?.id ?? 1);
  const shown = useLiveJournal(({ entries }) => entries.length);
  // Of a journal that has forgotten something all entries together are as many as it keeps.
  const { data } = useControl(
    listJournalControl,
    { query: { pageSize: 1 } },
    { enabled: oldestId > 1, isFixed: true },
  );
  return oldestId > 1 && data !== undefined
    ? endWords({ shown, kept: data.total, most: MOST_ENTRIES })
    : undefined;
}
