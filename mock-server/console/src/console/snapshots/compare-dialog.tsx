import type { PlayerDifference, SnapshotDifferences } from '@canada28/shared/control/snapshots.control.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '../../page/moment.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { count, counted } from '../../ui/format.ts';
import { Sum } from '../../ui/sum.tsx';
import { type Column, Table } from '../../ui/table.tsx';

type Holdings = NonNullable<PlayerDifference['after']>;

const NOTHING: Holdings = { moneyUsable: 0, moneyFrozen: 0, bets: 0, orders: 0, messages: 0 };

const money = (title: string, of: 'moneyUsable' | 'moneyFrozen'): Column<PlayerDifference> => ({
  title,
  variant: 'number',
  cell: (player) => {
    const micros = (holdings: Holdings | null) => microsFromUsdt((holdings ?? NOTHING)[of]);
    const changed = micros(player.after) - micros(player.before);
    return changed !== 0 && <Sum micros={changed} isSigned />;
  },
});

const number = (title: string, of: 'bets' | 'orders' | 'messages'): Column<PlayerDifference> => ({
  title,
  variant: 'number',
  cell: ({ before, after }) => {
    const changed = (after ?? NOTHING)[of] - (before ?? NOTHING)[of];
    return changed !== 0 && `${changed > 0 ? '+' : '−'}${count(Math.abs(changed))}`;
  },
});

const COLUMNS: readonly Column<PlayerDifference>[] = [
  {
    title: 'Player',
    cell: ({ id, userName, before, after }) => (
      <>
        {after === null ? userName : <Link to={`/players/${id}`}>{userName}</Link>}{' '}
        {before === null && <Pill tone="green">new</Pill>}
        {after === null && <Pill tone="red">gone</Pill>}
      </>
    ),
  },
  money('Available', 'moneyUsable'),
  money('Frozen', 'moneyFrozen'),
  number('Bets', 'bets'),
  number('Orders', 'orders'),
  number('Messages', 'messages'),
];

/** A snapshot, what it was compared with (now, or another one), and what differed then. */
export type Compared = {
  readonly name: string;
  readonly other: string | undefined;
  readonly differences: SnapshotDifferences;
};

type CompareDialogProps = {
  readonly compared: Compared;
  /** All snapshots of the world, by name. */
  readonly names: readonly string[];
  readonly onCompare: (other: string | undefined) => void;
  readonly onClose: () => void;
};

/** No snapshot has this name. */
const NOW = '';

/** It stays what it was when it was asked for: a large snapshot takes the server a while. */
export function CompareDialog({ compared, names, onCompare, onClose }: CompareDialogProps) {
  const { name, other } = compared;
  const { beforeMs, afterMs, list, total } = compared.differences;
  const others = names.filter((one) => one !== name);
  return (
    <Dialog title={`Since "${name}"`} onClose={onClose}>
      {others.length > 0 && (
        <ChoiceField
          label="Until"
          value={other ?? NOW}
          choices={[
            { value: NOW, label: 'Now' },
            ...others.map((one) => ({ value: one, label: `Snapshot ${one}` })),
          ]}
          onChoose={(chosen) => onCompare(chosen === NOW ? undefined : chosen)}
        />
      )}
      <p aria-live="polite">
        From <Moment at={beforeMs} /> to <Moment at={afterMs} />, world time:{' '}
        {total === 0
          ? 'no player has other money, bets, orders or messages.'
          : `${counted(total, 'player')} changed.`}
        {total > list.length && ` The first ${count(list.length)} are shown.`}
      </p>
      {total > 0 && <Table columns={COLUMNS} rows={list} keyOf={({ id }) => id} />}
    </Dialog>
  );
}
