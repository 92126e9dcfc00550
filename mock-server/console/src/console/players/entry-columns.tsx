import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { type Column, quietly } from '../../ui/table.tsx';
import { kindWords, orderOf, subjectOf } from './entry-search.ts';
import styles from './player-sections.module.css';
import type { RunningEntry } from './running-balances.ts';

export const ENTRY_COLUMNS: readonly Column<RunningEntry>[] = [
  { title: 'World time', variant: 'dim', cell: ({ posting }) => <Moment at={posting.createTime} /> },
  {
    title: 'What',
    cell: ({ posting }) => (
      <span className={styles.what}>
        {kindWords(posting.kind)} <Subject posting={posting} />
      </span>
    ),
  },
  { title: 'Available changed', variant: 'number', cell: ({ change }) => changed(change.availableMicros) },
  { title: 'Frozen changed', variant: 'number', cell: ({ change }) => changed(change.frozenMicros) },
  {
    title: 'Available after',
    variant: 'number',
    cell: ({ after }) => <Sum micros={after.availableMicros} />,
  },
  {
    title: 'Frozen after',
    variant: 'number',
    cell: ({ after: { frozenMicros } }) => quietly(frozenMicros === 0, <Sum micros={frozenMicros} />),
  },
];

function changed(micros: number) {
  return micros !== 0 && <Sum micros={micros} isSigned />;
}

function Subject({ posting }: Pick<RunningEntry, 'posting'>) {
  const order = orderOf(posting);
  if (order === undefined) return <span className={table.dim}>{subjectOf(posting)}</span>;
  return <Link to={`/reviews/${order}`}>{order}</Link>;
}
