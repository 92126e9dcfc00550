import type { PlayerDifference, SnapshotDifferences } from '@canada28/shared/control/snapshots.control.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { count, counted } from '../../ui/format.ts';
import { Sum } from '../../ui/sum.tsx';
import { type Column, Table } from '../../ui/table.tsx';

type Holdings = NonNullable<PlayerDifference['now']>;

const NOTHING: Holdings = { moneyUsable: 0, moneyFrozen: 0, bets: 0, orders: 0, messages: 0 };

const money = (title: string, of: 'moneyUsable' | 'moneyFrozen'): Column<PlayerDifference> => ({
  title,
  look: 'number',
  cell: (player) => {
    const micros = (holdings: Holdings | null) => microsFromUsdt((holdings ?? NOTHING)[of]);
    const changed = micros(player.now) - micros(player.before);
    return changed !== 0 && <Sum micros={changed} isSigned />;
  },
});

const number = (title: string, of: 'bets' | 'orders' | 'messages'): Column<PlayerDifference> => ({
  title,
  look: 'number',
  cell: ({ before, now }) => {
    const changed = (now ?? NOTHING)[of] - (before ?? NOTHING)[of];
    return changed !== 0 && `${changed > 0 ? '+' : '−'}${count(Math.abs(changed))}`;
  },
});

const COLUMNS: readonly Column<PlayerDifference>[] = [
  {
    title: 'Player',
    cell: ({ id, userName, before, now }) => (
      <>
        {now === null ? userName : <Link to={`/players/${id}`}>{userName}</Link>}{' '}
        {before === null && <Pill tone="green">new</Pill>}
        {now === null && <Pill tone="red">gone</Pill>}
      </>
    ),
  },
  money('Available', 'moneyUsable'),
  money('Frozen', 'moneyFrozen'),
  number('Bets', 'bets'),
  number('Orders', 'orders'),
  number('Messages', 'messages'),
];

/** A snapshot, and what differed when the world was compared with it. */
export type Compared = { readonly name: string; readonly differences: SnapshotDifferences };

type CompareDialogProps = { readonly compared: Compared; readonly onClose: () => void };

/** It stays what it was when it was asked for: a large snapshot takes the server a while. */
export function CompareDialog({ compared, onClose }: CompareDialogProps) {
  const { beforeMs, nowMs, list, total } = compared.differences;
  return (
    <Dialog title={`Since "${compared.name}"`} onClose={onClose}>
      <p>
        From <Moment at={beforeMs} /> to <Moment at={nowMs} />, world time:{' '}
        {total === 0
          ? 'no player has other money, bets, orders or messages.'
          : `${counted(total, 'player')} changed.`}
        {total > list.length && ` The first ${count(list.length)} are shown.`}
      </p>
      {total > 0 && <Table columns={COLUMNS} rows={list} keyOf={({ id }) => id} />}
    </Dialog>
  );
}
