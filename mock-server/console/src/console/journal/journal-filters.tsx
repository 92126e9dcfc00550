import { CALL_PATHS } from '@canada28/shared/control/call-paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { useId, useState } from 'react';
import { pageTime } from '../../control/page-time.ts';
import { useTimeZone } from '../../control/world-clock.ts';
import { PlayerField } from '../../page/player-field.tsx';
import { Choice, Field, Form, TextField } from '../../ui/field.tsx';
import styles from './journal-page.module.css';
import { GUEST, type Search } from './journal-search.ts';
import { entryAt } from './time-search.ts';

type FiltersProps = {
  readonly search: Search;
  readonly rows: readonly JournalEntry[];
  readonly onChange: (some: Partial<Search>) => void;
  readonly onGoTo: (id: number) => void;
};

const KIND_CHOICES = [
  { value: '', label: 'Any' },
  { value: 'call', label: 'Calls of players' },
  { value: 'control', label: 'Control calls' },
  { value: 'happening', label: 'Events' },
  { value: 'marked', label: 'Marked' },
] as const;

export function JournalFilters({ search, rows, onChange, onGoTo }: FiltersProps) {
  const paths = useId();
  return (
    <div className={styles.filters}>
      <TextField
        label="Any text of it"
        type="search"
        value={search.text}
        placeholder="123.45, an address"
        onType={(text) => onChange({ text })}
      />
      <PlayerField
        label="Player"
        player={search.player}
        first={[GUEST]}
        onChoose={(player) => onChange({ player })}
      />
      <TextField
        label="Call"
        value={search.path}
        list={paths}
        placeholder="game/gameBet.do"
        onType={(typed) => onChange({ path: typed.trim() })}
      />
      <datalist id={paths}>
        {CALL_PATHS.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <TextField
        label="Code"
        inputMode="numeric"
        value={search.code}
        placeholder="6000"
        onType={(typed) => onChange({ code: typed.trim() })}
      />
      <TextField
        label="Number"
        value={search.order}
        placeholder="order, bet, issue"
        onType={(typed) => onChange({ order: typed.trim() })}
      />
      <Field label="Kind">
        {(ids) => (
          <Choice
            {...ids}
            value={search.kind}
            choices={KIND_CHOICES}
            onChoose={(kind) => onChange({ kind })}
          />
        )}
      </Field>
      <GoTo rows={rows} onGoTo={onGoTo} />
    </div>
  );
}

function GoTo({ rows, onGoTo }: Pick<FiltersProps, 'rows' | 'onGoTo'>) {
  const [typed, setTyped] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const world = useTimeZone();
  const go = () => {
    const real = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const entry = entryAt(rows, typed, { nowWallMs: pageTime.wall(), world, real });
    setIsMissed(entry === undefined);
    if (entry !== undefined) onGoTo(entry.id);
  };
  return (
    <Form className={styles.goTo} onSend={go}>
      <TextField
        label="Go to a time, Enter"
        value={typed}
        placeholder="5m (ago), 18:47"
        onType={(text) => {
          setTyped(text);
          setIsMissed(false);
        }}
      />
      <span className={styles.nothing} role="status">
        {isMissed && 'No entry is shown at that time.'}
      </span>
    </Form>
  );
}
