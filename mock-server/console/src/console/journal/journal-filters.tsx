import { CALL_PATHS } from '@canada28/shared/control/call-paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { listPlayersControl } from '@canada28/shared/control/players.control.ts';
import { type FormEvent, useId, useState } from 'react';
import { pageTime } from '../../control/page-time.ts';
import { useControl } from '../../control/use-control.ts';
import { useTimeZone } from '../../control/use-time-zone.ts';
import { Choice, Field, TextInput } from '../../ui/field.tsx';
import styles from './journal-page.module.css';
import { GUEST, type Search } from './journal-search.ts';
import { entryAt } from './time-search.ts';

type FiltersProps = {
  readonly search: Search;
  readonly rows: readonly JournalEntry[];
  readonly onChange: (some: Partial<Search>) => void;
  readonly onGoTo: (id: number) => void;
};

/** What is looked for, and when. */
export function JournalFilters({ search, rows, onChange, onGoTo }: FiltersProps) {
  const paths = useId();
  return (
    <div className={styles.filters}>
      <Field label="Any text of it">
        <TextInput
          type="search"
          value={search.text}
          placeholder="123.45, a code, an address, 18:47"
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
      <PlayerFilter player={search.player} onChoose={(player) => onChange({ player })} />
      <Field label="Call">
        <TextInput
          value={search.path}
          list={paths}
          placeholder="game/gameBet.do, wallet/*"
          onChange={(event) => onChange({ path: event.target.value.trim() })}
        />
      </Field>
      <datalist id={paths}>
        {CALL_PATHS.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <Field label="Code">
        <TextInput
          inputMode="numeric"
          value={search.code}
          placeholder="6000"
          onChange={(event) => onChange({ code: event.target.value.trim() })}
        />
      </Field>
      <GoTo rows={rows} onGoTo={onGoTo} />
    </div>
  );
}

function PlayerFilter({
  player,
  onChoose,
}: {
  readonly player: string;
  readonly onChoose: (player: string) => void;
}) {
  const { data } = useControl(listPlayersControl, { query: { pageSize: 200 } });
  const names = [GUEST, ...(data?.list.map(({ userName }) => userName) ?? [])];
  const all = player === '' || names.includes(player) ? names : [player, ...names];
  return (
    <Field label="Player">
      <Choice
        value={player}
        choices={[{ value: '', label: 'everybody' }, ...all.map((name) => ({ value: name, label: name }))]}
        onChoose={onChoose}
      />
    </Field>
  );
}

/** Leads to what happened at a time, with what came before and after. */
function GoTo({ rows, onGoTo }: Pick<FiltersProps, 'rows' | 'onGoTo'>) {
  const [typed, setTyped] = useState('');
  const [isMissed, setIsMissed] = useState(false);
  const world = useTimeZone();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const real = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const entry = entryAt(rows, typed, { nowWallMs: pageTime.wall(), world, real });
    setIsMissed(entry === undefined);
    if (entry !== undefined) onGoTo(entry.id);
  };
  return (
    <form className={styles.goTo} onSubmit={go}>
      <Field label="Go to a time, Enter">
        <TextInput
          value={typed}
          placeholder="5m (ago), 18:47"
          onChange={(event) => {
            setTyped(event.target.value);
            setIsMissed(false);
          }}
        />
      </Field>
      <span className={styles.nothing} role="status">
        {isMissed && 'No entry is shown at that time.'}
      </span>
    </form>
  );
}
