import { useEffect, useState } from 'react';
import { showCleared } from '../../control/live-journal.ts';
import { hasDatabase } from '../../control/place.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { askToSaveBug } from '../bug/bug.store.ts';
import { useAddressSearch } from './address-search.ts';
import { useTestChoice } from './copy-actions.ts';
import { JournalCard, JournalTools } from './journal-card.tsx';
import { JournalFilters } from './journal-filters.tsx';
import type { Target } from './journal-list.tsx';
import styles from './journal-page.module.css';
import { useJournalRows } from './use-journal-rows.ts';
import { useLinkedEntry } from './use-linked-entry.ts';

const CALLS = [5, 10, 20, 50, 100, 500] as const;

export function JournalPage() {
  const [search, setSearch] = useAddressSearch();
  const linked = useLinkedEntry();
  const { calls, hasReads } = useTestChoice();
  const [target, setTarget] = useState<Target>();
  const journal = useJournalRows(search, linked.id);
  const { hold } = journal;
  useEffect(() => {
    if (linked.id === undefined) return;
    hold();
    showCleared();
    setTarget({ id: linked.id });
  }, [linked.id, hold]);
  return (
    <Page
      title="Journal"
      sentence="Every call, every control call and what happened by itself. Secrets never enter it."
      tools={
        <>
          {hasDatabase && (
            <>
              <Choice
                label="How many calls the test holds"
                value={String(calls)}
                choices={CALLS.map((value) => ({ value: String(value), label: `last ${value} calls` }))}
                onChoose={(value) => useTestChoice.setState({ calls: Number(value) })}
              />
              <Button
                isPressed={hasReads}
                title="A copied test holds calls that only read, too"
                onClick={() => useTestChoice.setState({ hasReads: !hasReads })}
              >
                With reads
              </Button>
            </>
          )}
          <JournalTools clear="Clear the view" />
          {hasDatabase && <Button onClick={() => askToSaveBug()}>Save bug…</Button>}
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
        {linked.missing !== undefined && (
          <p className={styles.nothing} role="status">
            {linked.missing}
          </p>
        )}
        <JournalCard journal={journal} search={search} target={target} onSearch={setSearch} />
      </div>
    </Page>
  );
}
