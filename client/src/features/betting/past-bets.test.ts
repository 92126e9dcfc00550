import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { expect, it } from 'vitest';
import { settledByIssue } from './past-bets.ts';

const bet = (id: number, issueCode: string, change: Partial<Bet> = {}): Bet => ({
  id,
  orderCode: String(id),
  issueCode,
  playerId: 1,
  playCode: 31,
  amountMicros: 10,
  oddsThousandths: 1999,
  multiple: 1,
  status: BET_STATUS.lost,
  prizeMicros: 0,
  placedAtMs: id,
  chaseId: undefined,
  chaseItemId: undefined,
  result: { digits: [7, 3, 8], sum: 18 },
  ...change,
});

it('past bets stand by issue, the newest first, with what the issue came to', () => {
  const bets = [
    bet(5, '3184207', { status: BET_STATUS.waiting, result: undefined }),
    bet(4, '3184206', { status: BET_STATUS.won, prizeMicros: 25 }),
    bet(3, '3184205'),
    bet(2, '3184206'),
  ];
  expect(settledByIssue(bets, false)).toMatchObject([
    { issueCode: '3184206', netMicros: 5, result: { sum: 18 }, bets: [{ id: 4 }, { id: 2 }] },
    { issueCode: '3184205', netMicros: -10, bets: [{ id: 3 }] },
  ]);
});

it('a cancelled bet gave its stake back and counts for nothing', () => {
  const cancelled = bet(1, '3184206', { status: BET_STATUS.cancelled, result: undefined });
  expect(settledByIssue([cancelled], false)[0]).toMatchObject({ netMicros: 0, result: undefined });
});
