import { useMemo, useState } from 'react';
import { type Action, useActions } from '../../data/actions.store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FollowPill } from './follow-pill.tsx';
import { clearView, copyTest, downloadHar } from './journal-actions.ts';
import { JournalBody } from './journal-body.tsx';
import { NO_SEARCH, type Search } from './journal-search.ts';
import { TopicChoice } from './topic-choice.tsx';
import { useJournalRows } from './use-journal-rows.ts';

/** So many calls a test holds, unless the page of the journal is asked for another number. */
const USUAL_CALLS = 20;

/** What just happened in this world, live. */
export function WhatHappened() {
  const [search, setSearch] = useState<Search>(NO_SEARCH);
  const journal = useJournalRows(search);
  useJournalActions(USUAL_CALLS);
  return (
    <Card
      title="What happened"
      isFlush
      isFilling
      head={
        <TopicChoice topic={search.topic} onChoose={(topic) => setSearch((known) => ({ ...known, topic }))} />
      }
      tools={
        <>
          <Button size="small" onClick={() => void copyTest({ last: USUAL_CALLS })}>
            Copy as test
          </Button>
          <Button size="small" onClick={() => void downloadHar()}>
            HAR
          </Button>
          <Button size="small" kind="quiet" onClick={() => void clearView()}>
            Clear
          </Button>
          <FollowPill journal={journal} />
        </>
      }
    >
      <JournalBody journal={journal} search={search} onShowAll={() => setSearch(NO_SEARCH)} />
    </Card>
  );
}

/** What can be done with the journal, for the palette. */
export function useJournalActions(calls: number): void {
  useActions(
    useMemo<readonly Action[]>(
      () => [
        {
          id: 'copy test',
          title: 'Copy what I just did as a test',
          hint: `the last ${calls} calls`,
          group: 'Journal',
          run: () => void copyTest({ last: calls }),
        },
        {
          id: 'har',
          title: 'Download the calls as HAR',
          hint: 'network panel',
          group: 'Journal',
          run: () => void downloadHar(),
        },
        {
          id: 'clear',
          title: 'Clear the view of the journal',
          group: 'Journal',
          run: () => void clearView(),
        },
      ],
      [calls],
    ),
  );
}
