import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { Card } from '@canada28/ui/card.tsx';
import type { ReactNode } from 'react';
import { Moment } from '../../page/moment.tsx';
import { counted } from '../../ui/format.ts';
import { Sum } from '../../ui/sum.tsx';
import table from '../../ui/table.module.css';
import { type Heading, Table } from '../../ui/table.tsx';

const HEADINGS: readonly Heading[] = [
  'Limit',
  { title: 'Holds now', isNumber: true },
  { title: 'Counts today', isNumber: true },
  'About to change',
];

type Limits = PlayerDetail['limits'];

/** The limits of a player, what counts against them today, and what is about to change. */
export function LimitsSection({ player: { limits } }: { readonly player: PlayerDetail }) {
  const { dailyDeposit, dailyLoss, sessionMinutes, timeoutUntil, pending } = limits;
  return (
    <Card title="Limits" isFlush>
      <Table headings={HEADINGS}>
        <Row
          name="Deposits a day"
          now={usdtOrNone(dailyDeposit)}
          today={<Sum micros={microsFromUsdt(limits.depositedToday)} />}
          next={nextOf(pending, 'dailyDeposit')}
        />
        <Row
          name="Losses a day"
          now={usdtOrNone(dailyLoss)}
          today={<Sum micros={microsFromUsdt(limits.lostToday)} />}
          next={nextOf(pending, 'dailyLoss')}
        />
        <Row
          name="Length of a session"
          now={sessionMinutes === null ? 'none' : counted(sessionMinutes, 'minute')}
          next={nextOf(pending, 'sessionMinutes')}
        />
        <Row
          name="Time-out"
          now={
            timeoutUntil === null ? (
              'none'
            ) : (
              <>
                until <Moment at={timeoutUntil} />
              </>
            )
          }
        />
      </Table>
    </Card>
  );
}

type RowProps = {
  readonly name: string;
  readonly now: ReactNode;
  readonly today?: ReactNode;
  readonly next?: ReactNode;
};

function Row({ name, now, today, next }: RowProps) {
  return (
    <tr>
      <td>{name}</td>
      <td className={table.number}>{now}</td>
      <td className={table.number}>{today}</td>
      <td className={table.muted}>{next}</td>
    </tr>
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
  return (
    <>
      {limit === 'sessionMinutes' ? (value ?? 'none') : usdtOrNone(value)} from <Moment at={next.appliesAt} />
    </>
  );
}
