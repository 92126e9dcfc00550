import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { Card } from '@canada28/ui/card.tsx';
import type { ReactNode } from 'react';
import { Moment } from '../../page/moment.tsx';
import { counted } from '../../ui/format.ts';
import { Sum } from '../../ui/sum.tsx';
import { type Column, Table } from '../../ui/table.tsx';

type Limits = PlayerDetail['limits'];

type Limit = {
  readonly name: string;
  readonly now: ReactNode;
  readonly today?: ReactNode;
  readonly next?: ReactNode;
};

const COLUMNS: readonly Column<Limit>[] = [
  { title: 'Limit', cell: ({ name }) => name },
  { title: 'Holds now', variant: 'number', cell: ({ now }) => now },
  { title: 'Counts today', variant: 'number', cell: ({ today }) => today },
  { title: 'About to change', variant: 'muted', cell: ({ next }) => next },
];

export function LimitsSection({ player: { limits } }: { readonly player: PlayerDetail }) {
  return (
    <Card title="Limits" isFlush>
      <Table columns={COLUMNS} rows={limitsOf(limits)} keyOf={({ name }) => name} />
    </Card>
  );
}

function limitsOf(limits: Limits): readonly Limit[] {
  const { dailyDeposit, dailyLoss, depositedToday, lostToday, sessionMinutes, timeoutUntil, pending } =
    limits;
  return [
    {
      name: 'Deposits a day',
      now: usdtOrNone(dailyDeposit),
      today: usdtOrNone(depositedToday),
      next: nextOf(pending, 'dailyDeposit'),
    },
    {
      name: 'Losses a day',
      now: usdtOrNone(dailyLoss),
      today: usdtOrNone(lostToday),
      next: nextOf(pending, 'dailyLoss'),
    },
    {
      name: 'Length of a session',
      now: sessionMinutes === null ? 'none' : counted(sessionMinutes, 'minute'),
      next: nextOf(pending, 'sessionMinutes'),
    },
    { name: 'Time-out', now: timeoutUntil === null ? 'none' : momentAfter('until', timeoutUntil) },
  ];
}

function momentAfter(word: ReactNode, at: string): ReactNode {
  return (
    <>
      {word} <Moment at={at} />
    </>
  );
}

function usdtOrNone(amount: number | null): ReactNode {
  return amount === null ? 'none' : <Sum micros={microsFromUsdt(amount)} />;
}

/** A looser value waits a day: what it will be, and from when on. */
function nextOf(
  pending: Limits['pending'],
  limit: 'dailyDeposit' | 'dailyLoss' | 'sessionMinutes',
): ReactNode {
  const next = pending.find((wish) => wish[limit] !== undefined);
  if (next === undefined) return undefined;
  const value = next[limit] ?? null;
  const words = limit === 'sessionMinutes' ? (value ?? 'none') : usdtOrNone(value);
  return momentAfter(<>{words} from</>, next.appliesAt);
}
