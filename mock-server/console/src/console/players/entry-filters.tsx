import type { ReactNode } from 'react';
import { ChoiceField, Form, TextField } from '../../ui/field.tsx';
import { type EntrySearch, kindWords } from './entry-search.ts';
import styles from './player-sections.module.css';
import type { RunningEntry } from './running-balances.ts';

type EntryFiltersProps = {
  readonly search: EntrySearch;
  /** Whose kinds are offered. */
  readonly entries: readonly RunningEntry[];
  readonly onChange: (some: Partial<EntrySearch>) => void;
  /** One of the fields has the keyboard: a search is about to begin. */
  readonly onBegin: () => void;
  /** What was found. */
  readonly children: ReactNode;
};

export function EntryFilters({ search, entries, onChange, onBegin, children }: EntryFiltersProps) {
  const { kind, of, asOf } = search;
  // What the address names is a choice, too.
  const kinds = new Set(['', kind, ...entries.map(({ posting }) => posting.kind)]);
  const choices = [...kinds].toSorted().map((value) => ({ value, label: kindWords(value) || 'Any' }));
  return (
    <Form className={styles.filters} role="search" onFocus={onBegin} onSend={onBegin}>
      <ChoiceField
        label="Kind"
        value={kind}
        choices={choices}
        onChoose={(chosen) => onChange({ kind: chosen })}
      />
      <TextField
        label="Order, bet or chase"
        value={of}
        placeholder="its number, bet 77, chase 3"
        onType={(typed) => onChange({ of: typed })}
      />
      <TextField
        label="As of, world time"
        type="datetime-local"
        step={1}
        value={asOf}
        onType={(typed) => onChange({ asOf: typed })}
      />
      <div className={styles.found} role="status">
        {children}
      </div>
    </Form>
  );
}
