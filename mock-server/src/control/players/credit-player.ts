import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { countPostings } from '../../features/ledger/ledger.repository.ts';
import { moveMoney } from '../../features/ledger/move-money.ts';
import { roomMicros } from '../../features/wallet/account-room.ts';
import type { TaskContext } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { getPlayer, getPlayerRecord } from './player-record.ts';
import { microsOf } from './usdt-sum.ts';

/** Books money to a player, or from what they have available; never below zero. */
export function creditPlayer(context: TaskContext, playerId: number, amount: number | string): PlayerRecord {
  const player = getPlayer(context, playerId);
  const micros = microsOf(amount, 'amount');
  const balanceMicros = player.availableMicros;
  if (micros === 0) throw new ControlError('amount: a sum of 0 books nothing.');
  if (balanceMicros + micros < 0) {
    throw new ControlError(
      `Player ${playerId} has ${usdtText(balanceMicros)} USDT available: no more can be taken away.`,
    );
  }
  const mostMicros = roomMicros(context.db, playerId);
  if (micros > mostMicros)
    throw new ControlError(`Player ${playerId} can be given at most ${usdtText(mostMicros)} USDT more.`);
  const kind = micros > 0 ? 'operator-credit' : 'operator-debit';
  const reference = countPostings(context.db, kind) + 1;
  moveMoney(context, { kind, playerId, reference, amountMicros: Math.abs(micros) });
  return getPlayerRecord(context, playerId);
}
