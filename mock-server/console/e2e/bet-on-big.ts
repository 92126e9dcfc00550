import type { PlayerSession } from '@canada28/mock-server/kit/player.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';

/** A visitor bets so many USDT on Big, which wins with 18. */
export async function betOnBig({ call }: PlayerSession, amount: number): Promise<void> {
  const { issueCode } = await call(findCurrentIssueCall, { lotteryId: '1' });
  const gameItem = [{ totalAmount: amount, numberRecord: PLAY.big }];
  await call(placeBetCall, { issueCode, lotteryId: '1', totalAmount: amount, gameItem });
}
