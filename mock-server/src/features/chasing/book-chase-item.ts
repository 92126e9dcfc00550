import {
  CHASE_ITEM_STATUS,
  type ChaseItemLoss,
  type ChaseItemStatus,
} from '@canada28/shared/contract/chase-states.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { TaskContext } from '../../world/world.ts';
import { insertBet } from '../betting/betting.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { type ChaseItemRow, updateItemLoss, updateItemStatus } from './chase-items.repository.ts';
import { LOSS_REASONS } from './loss-reasons.ts';

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

/** Gives back what cannot become a bet although its chase goes on; says why, to the player's phone and to testers. */
export function loseItem(context: TaskContext, item: ChaseItemRow, loss: ChaseItemLoss): ChaseItemStatus {
  const status = cancelItem(context, item);
  updateItemLoss(context.db, item.id, loss);
  const detail = `${item.issueCode} of chase ${item.chaseId}, ${usdtText(item.amountMicros)} back to player ${item.playerId}`;
  context.tell?.('chase-item-lost', detail, LOSS_REASONS[loss]);
  return status;
}

/** Gives the held money of an item back. */
export function cancelItem(context: TaskContext, item: ChaseItemRow): ChaseItemStatus {
  const { id, playerId, amountMicros } = item;
  updateItemStatus(context.db, id, CHASE_ITEM_STATUS.cancelled);
  moveMoney(context, { kind: 'chase-refund', playerId, reference: id, amountMicros });
  return CHASE_ITEM_STATUS.cancelled;
}
