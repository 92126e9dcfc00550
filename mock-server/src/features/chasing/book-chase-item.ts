import { CHASE_ITEM_STATUS, type ChaseItemStatus } from '@canada28/shared/contract/chase-states.ts';
import type { TaskContext } from '../../world/world.ts';
import { insertBet } from '../betting/betting.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { type ChaseItemRow, updateItemStatus } from './chase-items.repository.ts';

/** Turns an item into an ordinary bet at the odds of its chase, paid from the held money. */
export function placeItem(context: TaskContext, item: ChaseItemRow): ChaseItemStatus {
  const { db, clock } = context;
  const { id, playerId, amountMicros } = item;
  const betId = insertBet(db, {
    playerId,
    issueCode: item.issueCode,
    playCode: item.playCode,
    amountMicros,
    oddsThousandths: item.oddsThousandths,
    placedAtMs: clock.nowMs(),
    chase: { id: item.chaseId, itemId: id, multiple: item.multiple },
  });
  updateItemStatus(db, id, CHASE_ITEM_STATUS.executed);
  moveMoney(context, { kind: 'chase-stake', playerId, reference: betId, amountMicros });
  return CHASE_ITEM_STATUS.executed;
}

/** Gives the held money of an item back. */
export function cancelItem(context: TaskContext, item: ChaseItemRow): ChaseItemStatus {
  const { id, playerId, amountMicros } = item;
  updateItemStatus(context.db, id, CHASE_ITEM_STATUS.cancelled);
  moveMoney(context, { kind: 'chase-refund', playerId, reference: id, amountMicros });
  return CHASE_ITEM_STATUS.cancelled;
}
