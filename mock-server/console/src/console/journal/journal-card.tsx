import { Card } from '@canada28/ui/card.tsx';
import { Pill } from '@canada28/ui/tag.tsx';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLiveJournal } from '../../control/live-journal.ts';
import { Button } from '../../ui/button.tsx';
import { capitalised, count } from '../../ui/format.ts';
import { Segments } from '../../ui/segments.tsx';
import { copyTest, useTestLength } from './copy-actions.ts';
import { clearView, downloadHar } from './journal-actions.ts';
import styles from './journal-body.module.css';
import { JournalBody } from './journal-body.tsx';
import { NO_SEARCH, type Search } from './journal-search.ts';
import { PollSwitch } from './poll-switch.tsx';
import { type JournalRows, useJournalRows } from './use-journal-rows.ts';
import { DIFFERENCE_WORDS } from './words/empty-words.ts';
import { TOPICS } from './words/topics.ts';

export function WhatHappened() {
  const [search, setSearch] = useState<Search>(NO_SEARCH);
  return (
    <JournalCard
      title="What happened"
      journal={useJournalRows(search)}
      search={search}
      onSearch={(some) => setSearch((known) => ({ ...known, ...some }))}
      tools={<JournalTools size="small" clear="Clear" />}
    />
  );
}

type CardProps = Omit<ComponentProps<typeof JournalBody>, 'onShowAll'> & {
  readonly title?: string;
  readonly onSearch: (some: Partial<Search>) => void;
  readonly tools?: ReactNode;
};

/** A journal with what of it is shown, and whether it is followed. */
export function JournalCard({ title, onSearch, tools, ...body }: CardProps) {
  const { journal, search } = body;
  return (
    <Card
      {...(title && { title })}
      isFlush
      isFilling
      head={
        <>
          <Segments
            label="What is shown"
            value={search.topic}
            choices={TOPIC_CHOICES}
            onChoose={(topic) => onSearch({ topic })}
          />
          <PollSwitch search={search} />
        </>
      }
      tools={
        <>
          {tools}
          <FollowPill journal={journal} />
        </>
      }
    >
      <JournalBody {...body} onShowAll={() => onSearch(NO_SEARCH)} />
    </Card>
  );
}

const TOPIC_CHOICES = TOPICS.map((value) => ({
  value,
  label: capitalised(value),
  title: value === 'differences' ? DIFFERENCE_WORDS : undefined,
}));

type ToolsProps = { readonly size?: 'small'; readonly clear: string };

export function JournalTools({ clear, ...look }: ToolsProps) {
  const { calls } = useTestLength();
  return (
    <>
      <Button {...look} onClick={() => void copyTest({ last: calls })}>
        Copy as test
      </Button>
      <Button {...look} onClick={() => void downloadHar()}>
        HAR
      </Button>
      <Button {...look} kind="quiet" onClick={() => void clearView()}>
        {clear}
      </Button>
    </>
  );
}

const FOLLOW_WORDS = {
  connecting: 'no connection',
  live: 'following',
  polled: 'following, every 1 s',
  none: 'no journal',
  gone: 'world gone',
} as const;

/** Whether the list follows what happens; a press follows again. */
function FollowPill({ journal: { isFollowing, waiting, follow } }: { readonly journal: JournalRows }) {
  const state = useLiveJournal((journal) => journal.state);
  const isLive = state === 'live' || state === 'polled';
  const paused = waiting > 0 ? `${count(waiting)} new: follow` : 'paused: follow';
  return (
    <button type="button" className={styles.follow} aria-pressed={isFollowing} onClick={follow}>
      <Pill tone={isFollowing && isLive ? 'green' : 'amber'}>
        {isFollowing || !isLive ? FOLLOW_WORDS[state] : paused}
      </Pill>
    </button>
  );
}
