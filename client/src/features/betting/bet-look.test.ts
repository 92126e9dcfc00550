import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { describe, expect, it } from 'vitest';
import { betLook } from './bet-look.tsx';

const bet = (prizeMicros: number): Bet => ({
  id: 1,
  orderCode: '1',
  issueCode: '3184207',
  playerId: 1,
  playCode: 31,
  amountMicros: 10_000_000,
  oddsThousandths: 1_000,
  multiple: 1,
  status: BET_STATUS.won,
  prizeMicros,
  placedAtMs: 0,
  chaseId: undefined,
  chaseItemId: undefined,
  result: undefined,
});

describe('a bet with a prize', () => {
  it.each([4_000_000, 10_000_000])('of no more than its stake is not shown as won: %i', (prizeMicros) => {
    expect(betLook(bet(prizeMicros))).toMatchObject({ textKey: 'game.order.returned', tone: 'neutral' });
  });

  it('of more than its stake is', () => {
    expect(betLook(bet(10_000_001))).toMatchObject({ textKey: 'game.order.won', tone: 'gold' });
  });
});
