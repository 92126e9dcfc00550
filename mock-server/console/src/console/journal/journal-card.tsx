import { Card } from '@canada28/ui/card.tsx';
import { Pill } from '@canada28/ui/tag.tsx';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { showCleared, useLiveJournal } from '../../control/live-journal.ts';
import { hasDatabase } from '../../control/place.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { capitalised, count } from '../../ui/format.ts';
import { Segments } from '../../ui/segments.tsx';
import { DIFFERENCE_WORDS } from '../words/empty-words.ts';
import { TOPICS } from '../words/topics.ts';
import { useAddressSearch } from './address-search.ts';
import { copyTest, useTestChoice } from './copy-actions.ts';
import { clearView, downloadHar } from './journal-actions.ts';
import styles from './journal-body.module.css';
import { JournalBody } from './journal-body.tsx';
import type { Target } from './journal-list.tsx';
import { NO_SEARCH, type Search } from './journal-search.ts';
import { PollSwitch } from './poll-switch.tsx';
import { type JournalRows, useJournalRows } from './use-journal-rows.ts';

/** `target`: an entry that was asked for beside it; it is shown whatever was looked for. */
export function WhatHappened({ target }: { readonly target: Target | undefined }) {
  const [search, setSearch] = useAddressSearch();
  const journal = useJournalRows(search, target?.id);
  useShown(target, journal, () => setSearch(NO_SEARCH));
  return (
    <JournalCard
      title="What happened"
      journal={journal}
      target={target}
      search={search}
      onSearch={setSearch}
      tools={<JournalTools size="small" clear="Clear" />}
    />
  );
}

/** Holds the list at an entry that is asked for, and shows all where the entry would be hidden. */
function useShown(target: Target | undefined, { rows, hold }: JournalRows, showAll: () => void): void {
  const isHidden = target !== undefined && !rows.some(({ id }) => id === target.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked for afterwards is looked for.
  useEffect(() => {
    if (target === undefined) return;
    hold();
    showCleared();
    if (isHidden) showAll();
  }, [target, hold]);
}

type CardProps = Omit<ComponentProps<typeof JournalBody>, 'onShowAll'> & {
  readonly title?: string;
  readonly search: Search;
  readonly onSearch: (some: Partial<Search>) => void;
  readonly tools?: ReactNode;
};

/** A journal with what of it is shown, and whether it is followed. */
export function JournalCard({ title, search, onSearch, tools, ...body }: CardProps) {
  const { journal } = body;
  const filters = (
    <>
      <Segments
        label="What is shown"
        value={search.topic}
        choices={TOPIC_CHOICES}
        onChoose={(topic) => onSearch({ topic })}
      />
      <PollSwitch search={search} />
      {search.topic === 'differences' && (
        <ButtonLink size="small" href="#/drift">
          Drift: each difference once
        </ButtonLink>
      )}
    </>
  );
  return (
    <Card
      {...(title === undefined ? { head: filters } : { title })}
      isFlush
      isFilling
      tools={
        <>
          {tools}
          <FollowPill journal={journal} />
        </>
      }
    >
      {title !== undefined && <div className={styles.filters}>{filters}</div>}
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
  const { calls } = useTestChoice();
  return (
    <>
      {hasDatabase && (
        <Button {...look} onClick={() => void copyTest({ last: calls })}>
          Copy as test
        </Button>
      )}
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
  closed: 'closed',
} as const;

/** Whether the list follows what happens; a press follows again. */
function FollowPill({ journal: { isFollowing, waiting, follow } }: { readonly journal: JournalRows }) {
  const state = useLiveJournal((journal) => journal.state);
  const isLive = state === 'live' || state === 'polled';
  const toFollow = waiting > 0 ? `follow: ${count(waiting)} new` : 'follow';
  return (
    <button type="button" className={styles.follow} aria-pressed={isFollowing} onClick={follow}>
      <Pill tone={isFollowing && isLive ? 'green' : 'amber'}>
        {isFollowing || !isLive ? FOLLOW_WORDS[state] : toFollow}
      </Pill>
    </button>
  );
}
