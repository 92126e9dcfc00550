import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { FollowPill } from './follow-pill.tsx';
import { clearView, copyTest, downloadHar } from './journal-actions.ts';
import { JournalBody } from './journal-body.tsx';
import { JournalFilters } from './journal-filters.tsx';
import type { Target } from './journal-list.tsx';
import styles from './journal-page.module.css';
import { NO_SEARCH, type Search } from './journal-search.ts';
import { PollSwitch } from './poll-switch.tsx';
import { useTestLength } from './test-length.store.ts';
import { TopicChoice } from './topic-choice.tsx';
import { useJournalRows } from './use-journal-rows.ts';

const CALLS = [5, 10, 20, 50, 100, 500] as const;

/** Everything that this page knows of what happened, searched. */
export function JournalPage() {
  const [search, setSearch] = useSearch();
  const { calls } = useTestLength();
  const [target, setTarget] = useState<Target>();
  const journal = useJournalRows(search);
  return (
    <Page
      title="Journal"
      sentence="Every call, every control call and what happened by itself. Secrets never enter it."
      tools={
        <>
          <Choice
            label="How many calls the test holds"
            value={String(calls)}
            choices={CALLS.map((value) => ({ value: String(value), label: `last ${value} calls` }))}
            onChoose={(value) => useTestLength.setState({ calls: Number(value) })}
          />
          <Button onClick={() => void copyTest({ last: calls })}>Copy as test</Button>
          <Button onClick={() => void downloadHar()}>HAR</Button>
          <Button kind="quiet" onClick={() => void clearView()}>
            Clear the view
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <JournalFilters
          search={search}
          rows={journal.rows}
          onChange={setSearch}
          onGoTo={(id) => {
            journal.hold();
            setTarget({ id });
          }}
        />
        <Card
          isFlush
          isFilling
          head={
            <>
              <TopicChoice topic={search.topic} onChoose={(topic) => setSearch({ topic })} />
              <PollSwitch search={search} />
            </>
          }
          tools={<FollowPill journal={journal} />}
        >
          <JournalBody
            journal={journal}
            search={search}
            target={target}
            onShowAll={() => setSearch(NO_SEARCH)}
          />
        </Card>
      </div>
    </Page>
  );
}

/** Call and player stand in the address: a link leads to them. */
function useSearch() {
  const [query, setQuery] = useSearchParams();
  const [rest, setRest] = useState<Search>(NO_SEARCH);
  const search: Search = { ...rest, path: query.get('path') ?? '', player: query.get('player') ?? '' };
  const change = (some: Partial<Search>) => {
    setRest((known) => ({ ...known, ...some }));
    const { path, player } = { ...search, ...some };
    setQuery({ ...(path && { path }), ...(player && { player }) }, { replace: true });
  };
  return [useStable(search), change] as const;
}

/** The same object for as long as it says the same. */
function useStable(search: Search): Search {
  const [known, setKnown] = useState(search);
  const isSame = Object.entries(search).every(([name, value]) => known[name as keyof Search] === value); // its own keys
  if (!isSame) setKnown(search);
  return isSame ? known : search;
}
