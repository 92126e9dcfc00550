import { joinClasses } from '@canada28/ui/join-classes.ts';
import { showCleared, useLiveJournal } from '../../control/live-journal.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import { Empty } from '../../ui/page.tsx';
import { emptyWords } from '../words/empty-words.ts';
import styles from './journal-body.module.css';
import { JournalList, type Target } from './journal-list.tsx';
import row from './journal-row.module.css';
import { isSameSearch, NO_SEARCH } from './journal-search.ts';
import { useEndNote } from './use-end-note.ts';
import type { JournalRows } from './use-journal-rows.ts';

type BodyProps = {
  readonly journal: JournalRows;
  readonly target?: Target | undefined;
  readonly onShowAll: () => void;
};

/** The head of the columns, the rows below it, and what is said where there are none. */
export function JournalBody({ journal, target, onShowAll }: BodyProps) {
  const missed = useLiveJournal((live) => live.missed);
  return (
    <div className={styles.body}>
      {missed > 0 && (
        <p className={styles.missed} role="status">
          {counted(missed, 'entry', 'entries')} came faster than this page could read, and the server has
          forgotten them since.
        </p>
      )}
      <div className={joinClasses(row.columns, styles.head)} aria-hidden="true">
        <span>World time</span>
        <span>Who</span>
        <span>What</span>
        <span />
        <span className={styles.right}>Code</span>
        <span className={styles.right}>ms</span>
      </div>
      {journal.rows.length === 0 ? (
        <div className={styles.empty}>
          <Nothing journal={journal} onShowAll={onShowAll} />
        </div>
      ) : (
        <JournalList journal={journal} target={target} />
      )}
    </div>
  );
}

function Nothing({ journal, onShowAll }: Pick<BodyProps, 'journal' | 'onShowAll'>) {
  const state = useLiveJournal((live) => live.state);
  const isCleared = useLiveJournal((live) => live.clearedToId > 0);
  const endNote = useEndNote();
  const { search, isFollowing, waiting, follow } = journal;
  const { topic } = search;
  const isSearched = !isSameSearch(search, { ...NO_SEARCH, topic });
  return (
    <Empty title={emptyWords({ state, topic, isSearched, isCleared, isFollowing, waiting })}>
      {isSearched && !isCleared && endNote !== undefined && <p>{endNote}</p>}
      <div className={styles.ways}>
        {!isFollowing && <Button onClick={follow}>Follow</Button>}
        {(isSearched || topic !== 'all') && <Button onClick={onShowAll}>Clear the filter</Button>}
        {isCleared && <Button onClick={showCleared}>Show what was cleared</Button>}
      </div>
    </Empty>
  );
}
