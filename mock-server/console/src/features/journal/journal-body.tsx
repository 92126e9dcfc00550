import { type JournalState, useLiveJournal } from '../../data/live-journal.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Empty } from '../../ui/page.tsx';
import styles from './journal-body.module.css';
import columns from './journal-columns.module.css';
import { JournalList, type Target } from './journal-list.tsx';
import { NO_SEARCH, type Search } from './journal-search.ts';
import type { JournalRows } from './use-journal-rows.ts';

type BodyProps = {
  readonly journal: JournalRows;
  readonly search: Search;
  /** The row that somebody wants to see. */
  readonly target?: Target | undefined;
  readonly onShowAll: () => void;
};

/** The head of the columns, the rows below it, and what is said where there are none. */
export function JournalBody({ journal, search, target, onShowAll }: BodyProps) {
  const state = useLiveJournal((live) => live.state);
  const missed = useLiveJournal((live) => live.missed);
  const isSearched = Object.entries(NO_SEARCH).some(
    ([name, value]) => search[name as keyof Search] !== value,
  ); // its own keys
  return (
    <div className={styles.body}>
      {missed > 0 && (
        <p className={styles.missed} role="status">
          {counted(missed, 'entry', 'entries')} came faster than this page could read, and the server has
          forgotten them since.
        </p>
      )}
      <div className={joinClasses(columns.columns, styles.head)} aria-hidden="true">
        <span>World time</span>
        <span>Who</span>
        <span>What</span>
        <span />
        <span className={styles.right}>Code</span>
        <span className={styles.right}>ms</span>
      </div>
      {journal.rows.length === 0 ? (
        <div className={styles.empty}>
          {isSearched ? (
            <Empty title="Nothing of what happened is like that.">
              <Button onClick={onShowAll}>Show everything</Button>
            </Empty>
          ) : (
            <Empty title={EMPTY_WORDS[state]} />
          )}
        </div>
      ) : (
        <JournalList journal={journal} target={target} />
      )}
    </div>
  );
}

const NOTHING_YET =
  'Nothing has happened yet. Do something on the phone, or move the clock: it stands here at once.';

const EMPTY_WORDS: Readonly<Record<JournalState, string>> = {
  connecting: 'Waiting for the mock to answer.',
  live: NOTHING_YET,
  polled: NOTHING_YET,
  none: 'No journal is kept: start the mock with a JOURNAL_LENGTH above 0.',
  gone: 'There is no such world any more: choose another one with W.',
};
