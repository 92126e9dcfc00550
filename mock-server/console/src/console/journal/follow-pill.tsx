import { Pill } from '@canada28/ui/tag.tsx';
import { useLiveJournal } from '../../control/live-journal.ts';
import { count } from '../../ui/format.ts';
import styles from './follow-pill.module.css';
import type { JournalRows } from './use-journal-rows.ts';

const WORDS = {
  connecting: 'no connection',
  live: 'following',
  polled: 'following, every 1 s',
  none: 'no journal',
  gone: 'world gone',
} as const;

/** Whether the list follows what happens; whoever reads presses it to follow again. */
export function FollowPill({ journal: { isFollowing, waiting, follow } }: { readonly journal: JournalRows }) {
  const state = useLiveJournal((journal) => journal.state);
  const isLive = state === 'live' || state === 'polled';
  const paused = waiting > 0 ? `${count(waiting)} new: follow` : 'paused: follow';
  return (
    <button type="button" className={styles.press} aria-pressed={isFollowing} onClick={follow}>
      <Pill tone={isFollowing && isLive ? 'green' : 'amber'}>
        {isFollowing || !isLive ? WORDS[state] : paused}
      </Pill>
    </button>
  );
}
