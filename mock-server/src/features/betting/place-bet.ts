import type { placeBetCall, Stake } from '@canada28/shared/contract/betting.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { nearestMicros } from '@canada28/shared/money/usdt.ts';
import type { PlayerContext } from '../../world/context.ts';
import type { WorldConfig } from '../../world/world-config.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { requireLossWithinLimit } from '../play-limits/require-within-limits.ts';
import { insertBet } from './betting.repository.ts';
import { readBetSlip } from './read-bet-slip.ts';
import { requireBetPermission, requireMoneyForBets } from './require-bet-permission.ts';
import { requireOpenIssue } from './require-open-issue.ts';

type Input = InputOf<typeof placeBetCall>;
type Bet = Stake & { readonly oddsThousandths: number };

/** Places every stake of a slip as a bet at today's odds, or none of them. */
export function placeBet(context: PlayerContext, input: Input): 'success' {
  const limits = requireBetPermission(context);
  requireLossWithinLimit(context, limits, wantedMicros(input));
  requireOpenIssue(context, input.issueCode);
  const bets = readBetSlip(input).map((stake) => ({
    ...stake,
    oddsThousandths: oddsOf(context.world.config, stake),
  }));
  requireMoneyForBets(context, bets);
  for (const bet of bets) bookBet(context, input.issueCode, bet);
  return 'success';
}

/** What the slip stakes before its items are checked; the loss limit comes first (player-api §3, gameBet checks). */
function wantedMicros({ gameItem }: Input): number {
  return gameItem.reduce((sum, item) => sum + Math.max(0, nearestMicros(item.totalAmount)), 0);
}

function oddsOf({ oddsThousandths }: WorldConfig, { playCode }: Stake): number {
  const odds = oddsThousandths[playCode];
  if (odds === undefined) throw new Error(`there are no odds for play code ${playCode}`);
  return odds;
}

function bookBet(context: PlayerContext, issueCode: string, bet: Bet): void {
  const { db, clock, player } = context;
  const betId = insertBet(db, { ...bet, playerId: player.id, issueCode, placedAtMs: clock.nowMs() });
  const { amountMicros } = bet;
  moveMoney(context, { kind: 'bet-stake', playerId: player.id, reference: betId, amountMicros });
}
