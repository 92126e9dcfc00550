import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FollowPill } from './follow-pill.tsx';
import { clearView, copyTest, downloadHar } from './journal-actions.ts';
import { JournalBody } from './journal-body.tsx';
import { NO_SEARCH, type Search } from './journal-search.ts';
import { PollSwitch } from './poll-switch.tsx';
import { useTestLength } from './test-length.store.ts';
import { TopicChoice } from './topic-choice.tsx';
import { useJournalRows } from './use-journal-rows.ts';

/** What just happened in this world, live. */
export function WhatHappened() {
  const [search, setSearch] = useState<Search>(NO_SEARCH);
  const journal = useJournalRows(search);
  const { calls } = useTestLength();
  return (
    <Card
      title="What happened"
      isFlush
      isFilling
      head={
        <>
          <TopicChoice
            topic={search.topic}
            onChoose={(topic) => setSearch((known) => ({ ...known, topic }))}
          />
          <PollSwitch search={search} />
        </>
      }
      tools={
        <>
          <Button size="small" onClick={() => void copyTest({ last: calls })}>
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
