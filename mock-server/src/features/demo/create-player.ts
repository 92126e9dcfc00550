import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { MIN_DEPOSIT_MICROS } from '@canada28/shared/limits.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import type { TaskContext } from '../../world/world.ts';
import { updatePlayerStatus } from '../auth/auth.repository.ts';
import { openAccount } from '../auth/open-account.ts';
import { insertFinanceOrder, updateFinanceOrder } from '../finance/finance.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { updatePayPassword } from '../security/security.repository.ts';

/** A player who is there at once, in a state that takes others days to reach. */
type ReadyPlayer = {
  /** Left out, it is the next one. */
  readonly id?: number;
  readonly userName: string;
  readonly nickName: string;
  readonly status: PlayerStatus;
  readonly loginPasswordHash: string;
  readonly payPasswordHash: string | undefined;
  /** What they have available, micro-USDT; with a deposit at least the least one. */
  readonly balanceMicros: number;
  /** The least deposit has arrived, as a part of the balance: without one nothing can be withdrawn (product §5). */
  readonly hasDeposited: boolean;
};

/** Creates a player with all that belongs to their state booked and stored; answers the id. */
export function createPlayer(context: TaskContext, player: ReadyPlayer): number {
  const { status, payPasswordHash, balanceMicros, hasDeposited, ...account } = player;
  const creditMicros = hasDeposited ? balanceMicros - MIN_DEPOSIT_MICROS : balanceMicros;
  const id = openAccount(context, { ...account, creditMicros });
  updatePlayerStatus(context.db, id, status);
  if (payPasswordHash !== undefined) updatePayPassword(context.db, id, payPasswordHash);
  if (hasDeposited) bookDeposit(context, id);
  return id;
}

/** Without a bonus, so that the player has exactly the balance that was asked for. */
function bookDeposit(context: TaskContext, playerId: number): void {
  const { db, clock, world } = context;
  const atMs = clock.nowMs();
  const amountMicros = MIN_DEPOSIT_MICROS;
  const orderId = insertFinanceOrder(db, {
    playerId,
    type: FINANCE_TYPE.deposit,
    protocol: 'TRC20',
    address: demoAddress('TRC20', world.name),
    amountMicros,
    feeMicros: 0,
    next: undefined,
    createdAtMs: atMs,
  });
  const { success: status } = FINANCE_STATUS;
  updateFinanceOrder(db, { orderId, status, auditRemark: undefined, next: undefined, updatedAtMs: atMs });
  moveMoney(context, { kind: 'deposit', playerId, reference: orderId, amountMicros });
}
