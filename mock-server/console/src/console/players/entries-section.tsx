import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useState } from 'react';
import { Moment } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { capitalised, count } from '../../ui/format.ts';
import { Empty, Failure } from '../../ui/page.tsx';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { type Column, quietly, Table } from '../../ui/table.tsx';
import { Verdict } from './entries-verdict.tsx';
import styles from './player-sections.module.css';
import type { RunningEntry } from './running-balances.ts';
import { useEntries } from './use-entries.ts';

const COLUMNS: readonly Column<RunningEntry>[] = [
  { title: 'World time', look: 'dim', cell: ({ posting }) => <Moment at={posting.createTime} /> },
  {
    title: 'What',
    look: 'wide',
    cell: ({ posting: { kind, reference } }) => (
      <>
        {capitalised(kind.replaceAll('-', ' '))} <span className={table.dim}>{reference}</span>
      </>
    ),
  },
  { title: 'Available changed', look: 'number', cell: ({ change }) => changed(change.availableMicros) },
  { title: 'Frozen changed', look: 'number', cell: ({ change }) => changed(change.frozenMicros) },
  { title: 'Available after', look: 'number', cell: ({ after }) => <Sum micros={after.availableMicros} /> },
  {
    title: 'Frozen after',
    look: 'number',
    cell: ({ after: { frozenMicros } }) => quietly(frozenMicros === 0, <Sum micros={frozenMicros} />),
  },
];

function changed(micros: number) {
  return micros !== 0 && <Sum micros={micros} isSigned />;
}

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
      <Table columns={COLUMNS} rows={entries} keyOf={({ posting }) => posting.id} />
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
