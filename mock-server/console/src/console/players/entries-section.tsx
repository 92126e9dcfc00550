import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useState } from 'react';
import { Moment } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { count, counted } from '../../ui/format.ts';
import { Empty, Failure } from '../../ui/page.tsx';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { type Heading, Table } from '../../ui/table.tsx';
import styles from './entries-section.module.css';
import type { Balances, RunningEntry } from './running-balances.ts';
import { useEntries } from './use-entries.ts';

const HEADINGS: readonly Heading[] = [
  'World time',
  'What',
  { title: 'Available changed', isNumber: true },
  { title: 'Frozen changed', isNumber: true },
  { title: 'Available after', isNumber: true },
  { title: 'Frozen after', isNumber: true },
];

const FIRST = 300;
const MORE = 500;

/** The movements that make the balances, newest first, each with what there was after it. */
export function EntriesSection({ player: { id, userName } }: { readonly player: PlayerDetail }) {
  const [wanted, setWanted] = useState(FIRST);
  const { data, error } = useEntries(id, wanted);
  if (error) return <Failure error={error} />;
  if (data === undefined) return null;
  const { entries, before, total, isWhole } = data;
  if (total === 0)
    return (
      <Empty title="No money was ever moved here.">
        <p>Credit {userName} something beside, or open a phone and deposit.</p>
      </Empty>
    );
  return (
    <Card title="Entries" isFlush head={<Verdict before={before} total={total} isWhole={isWhole} />}>
      <Table headings={HEADINGS}>
        {entries.map((entry) => (
          <EntryRow key={entry.posting.id} entry={entry} />
        ))}
      </Table>
      {!isWhole && (
        <div className={styles.more}>
          <span>
            {count(entries.length)} of {count(total)}; before them there were{' '}
            <Sum micros={before.availableMicros} /> available and <Sum micros={before.frozenMicros} /> frozen.
          </span>
          <Button size="small" onClick={() => setWanted((some) => some + MORE)}>
            Older entries
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Whether the entries make the balances; that is known once the first of them is in sight. */
function Verdict({
  before,
  total,
  isWhole,
}: {
  readonly before: Balances;
  readonly total: number;
  readonly isWhole: boolean;
}) {
  if (!isWhole) return <Pill>{counted(total, 'entry', 'entries')}</Pill>;
  if (before.availableMicros === 0 && before.frozenMicros === 0)
    return (
      <Pill tone="green">
        {counted(total, 'entry adds up', 'entries add up')} to these balances, to the micro
      </Pill>
    );
  return (
    <Pill tone="red">
      The entries do not make the balances: <Sum micros={before.availableMicros} isSigned /> available and{' '}
      <Sum micros={before.frozenMicros} isSigned /> frozen come from nowhere.
    </Pill>
  );
}

function EntryRow({ entry: { posting, change, after } }: { readonly entry: RunningEntry }) {
  return (
    <tr>
      <td className={table.dim}>
        <Moment at={posting.createTime} />
      </td>
      <td className={table.wide}>
        {wordOf(posting.kind)} <span className={table.dim}>{posting.reference}</span>
      </td>
      <Changed micros={change.availableMicros} />
      <Changed micros={change.frozenMicros} />
      <td className={table.number}>
        <Sum micros={after.availableMicros} />
      </td>
      <td className={joinClasses(table.number, after.frozenMicros === 0 && table.dim)}>
        <Sum micros={after.frozenMicros} />
      </td>
    </tr>
  );
}

function Changed({ micros }: { readonly micros: number }) {
  return <td className={table.number}>{micros !== 0 && <Sum micros={micros} isSigned />}</td>;
}

/** "bet-stake" → "Bet stake". */
function wordOf(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
