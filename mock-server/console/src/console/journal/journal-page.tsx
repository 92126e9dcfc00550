import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Choice } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { useTestLength } from './copy-actions.ts';
import { JournalCard, JournalTools } from './journal-card.tsx';
import { JournalFilters } from './journal-filters.tsx';
import type { Target } from './journal-list.tsx';
import styles from './journal-page.module.css';
import { isSameSearch, NO_SEARCH, type Search } from './journal-search.ts';
import { useJournalRows } from './use-journal-rows.ts';

const CALLS = [5, 10, 20, 50, 100, 500] as const;

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
          <JournalTools clear="Clear the view" />
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
        <JournalCard journal={journal} search={search} target={target} onSearch={setSearch} />
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
  const isSame = isSameSearch(known, search);
  if (!isSame) setKnown(search);
  return isSame ? known : search;
}
