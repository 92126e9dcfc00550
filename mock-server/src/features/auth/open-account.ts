import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { TaskContext } from '../../world/world.ts';
import { insertPlayerAccounts } from '../ledger/ledger.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { insertMessage } from '../messages/messages.repository.ts';
import { nicknameKey } from '../profile/nickname.ts';
import { insertPlayer } from './auth.repository.ts';

type NewAccount = {
  /** Left out, it is the next one. */
  readonly id?: number;
  readonly userName: string;
  readonly nickName: string;
  readonly loginPasswordHash: string;
  /** Demo credit in micro-USDT; 0 books and says nothing. */
  readonly creditMicros: number;
};

/**
 * Opens an account: the player, the two ledger accounts, the demo credit and the message that announces it. Demo
 * money is marked as demo from its first booking on (product §10). Answers the player's id.
 */
export function openAccount(context: TaskContext, account: NewAccount): number {
  const { db, clock } = context;
  const { creditMicros: amountMicros, ...player } = account;
  const createdAtMs = clock.nowMs();
  const nickKey = nicknameKey(player.nickName);
  const playerId = insertPlayer(db, { ...player, nickKey, createdAtMs });
  insertPlayerAccounts(db, playerId);
  if (amountMicros === 0) return playerId;
  moveMoney(context, { kind: 'demo-credit', playerId, reference: playerId, amountMicros });
  const details = { amount: usdtText(amountMicros) };
  insertMessage(db, { playerId, template: 'demoCredit', details, createdAtMs });
  return playerId;
}
