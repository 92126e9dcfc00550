import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { memo } from 'react';
import { useLiveJournal } from '../../control/live-journal.ts';
import { useTester, whoOf } from '../../control/tester.store.ts';
import { clockOf } from '../../ui/clock.ts';
import { count } from '../../ui/format.ts';
import { lineOf } from '../words/entry-line.ts';
import { placeOfUnseen } from '../words/found-words.ts';
import { EntryDetail } from './entry-detail.tsx';
import styles from './journal-row.module.css';

type RowProps = {
  readonly entry: JournalEntry;
  readonly words: readonly string[];
  readonly day: string | undefined;
  /** How often it was asked in all, where the row counts others. */
  readonly times: number | undefined;
  readonly timeZone: string | undefined;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (id: number) => void;
};

/** One thing that happened, in a line; open, with all that is known of it. */
export const JournalRow = memo(function JournalRow({ entry, ...props }: RowProps) {
  const { day, words, times, timeZone, isOpen, isChosen, onToggle } = props;
  return (
    <div className={joinClasses(styles.row, isOpen && styles.open)}>
      {day !== undefined && <p className={styles.day}>{day}</p>}
      <button
        type="button"
        className={joinClasses(styles.columns, styles.line)}
        data-entry={entry.id}
        tabIndex={isChosen ? 0 : -1}
        aria-expanded={isOpen}
        onClick={() => onToggle(entry.id)}
      >
        <Line entry={entry} words={words} times={times} timeZone={timeZone} />
      </button>
      {isOpen && (
        <div className={styles.detail}>
          <EntryDetail entry={entry} timeZone={timeZone} />
        </div>
      )}
    </div>
  );
});

type LineProps = Pick<RowProps, 'entry' | 'words' | 'times' | 'timeZone'>;

const Line = memo(function Line({ entry, words, times, timeZone }: LineProps) {
  const mark = useLiveJournal(({ marks }) => marks.find(({ id }) => id === entry.id));
  const me = useTester(({ name }) => name);
  const clock = clockOf(timeZone);
  const [time, fraction] = clock.exact(entry.atMs).split('.');
  const { who, what, isCall, detail, tags, code, isGood, ms } = lineOf(entry, (by) => whoOf(by, me));
  const line = [time, who, what, detail, ...tags.map(({ text }) => text), code].join(' ');
  const found = placeOfUnseen(entry, { words, line });
  const [firstTag, ...otherTags] = tags;
  return (
    <>
      <span className={styles.time}>
        {time}
        <span className={styles.fraction}>.{fraction}</span>
      </span>
      <span className={entry.kind === 'happening' ? styles.world : undefined} title={who}>
        {who}
      </span>
      {isCall ? <Path path={what} /> : <span title={what}>{what}</span>}
      <span className={styles.told}>
        {mark !== undefined && (
          <Tag isCut tone="amber">
            {mark.note ?? 'marked'}
          </Tag>
        )}
        {times !== undefined && (
          <span className={styles.times} title="So often in all it was asked and answered alike: a poll.">
            × {count(times)}
          </span>
        )}
        {firstTag !== undefined && (
          <Tag isCut tone={firstTag.tone}>
            {firstTag.text}
          </Tag>
        )}
        {otherTags.length > 0 && (
          <>
            <span className={styles.otherTags}>
              {otherTags.map(({ tone, text }) => (
                <Tag isCut key={text} tone={tone}>
                  {text}
                </Tag>
              ))}
            </span>
            <span className={styles.countOfTags}>+{otherTags.length}</span>
          </>
        )}
        {found !== undefined && <mark className={styles.found}>{found}</mark>}
        <span className={styles.words} title={detail}>
          {detail}
        </span>
      </span>
      <span className={joinClasses(styles.code, isGood ? styles.good : styles.bad)}>{code}</span>
      <span className={styles.ms}>{ms}</span>
    </>
  );
});

function Path({ path }: { readonly path: string }) {
  const end = path.lastIndexOf('/') + 1;
  return (
    <code title={path}>
      <span className={styles.base}>{path.slice(0, end)}</span>
      {path.slice(end)}
    </code>
  );
}
