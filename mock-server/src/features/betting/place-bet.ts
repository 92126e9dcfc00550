import type { placeBetCall, Stake } from '@canada28/shared/contract/betting.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { nearestMicros } from '@canada28/shared/money/usdt.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { getAvailableMicros } from '../ledger/ledger.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { requireLossWithinLimit } from '../play-limits/require-within-limits.ts';
import { insertBet } from './betting.repository.ts';
import { readBetSlip } from './read-bet-slip.ts';
import { requireBetPermission } from './require-bet-permission.ts';
import { requireOpenIssue } from './require-open-issue.ts';

type Input = InputOf<typeof placeBetCall>;

/** Places every stake of a slip as a bet at today's odds, or none of them. */
export function placeBet(context: PlayerContext, input: Input): 'success' {
  const { db, player } = context;
  const limits = requireBetPermission(context);
  requireLossWithinLimit(context, limits, wantedMicros(input));
  requireOpenIssue(context, input.issueCode);
  const stakes = readBetSlip(input);
  const totalMicros = stakes.reduce((total, stake) => total + stake.amountMicros, 0);
  if (getAvailableMicros(db, player.id) < totalMicros) throw new AppError('insufficientBalance');
  for (const stake of stakes) bookBet(context, input.issueCode, stake);
  return 'success';
}

/** What the slip stakes before anybody looked at its items; the loss limit comes first (contract §3, gameBet checks). */
function wantedMicros({ gameItem }: Input): number {
  return gameItem.reduce((sum, item) => sum + Math.max(0, nearestMicros(item.totalAmount)), 0);
}

function bookBet(context: PlayerContext, issueCode: string, { playCode, amountMicros }: Stake): void {
  const { db, world, clock, player } = context;
  const oddsThousandths = world.config.oddsThousandths[playCode];
  if (oddsThousandths === undefined) throw new Error(`there are no odds for play code ${playCode}`);
  const betId = insertBet(db, {
    playerId: player.id,
    issueCode,
    playCode,
    amountMicros,
    oddsThousandths,
    placedAtMs: clock.nowMs(),
  });
  moveMoney(context, { kind: 'bet-stake', playerId: player.id, reference: betId, amountMicros });
}
