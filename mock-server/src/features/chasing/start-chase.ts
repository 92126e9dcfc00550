import type { InputOf } from '@canada28/shared/contract/call.ts';
import type { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import type { PlayerContext } from '../../world/context.ts';
import { requireBetPermission, requireMoneyForBets } from '../betting/require-bet-permission.ts';
import { requireUnsealedIssue } from '../betting/require-open-issue.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { requireLossWithinLimit } from '../play-limits/require-within-limits.ts';
import { placeItem } from './book-chase-item.ts';
import { insertChaseItem, listItemsOfChase } from './chase-items.repository.ts';
import { insertChase } from './chasing.repository.ts';
import { type PlannedChase, readChaseOrder } from './read-chase-order.ts';

/**
 * Starts a chase on an announced issue, the one on sale or the next: holds the whole total, and bets the first item
 * at once when its issue is on sale.
 */
export function startChase(context: PlayerContext, input: InputOf<typeof startChaseCall>): null {
  const { world, clock, player } = context;
  const limits = requireBetPermission(context);
  const order = readChaseOrder(world.config, input);
  requireLossWithinLimit(context, limits, order.refusal === undefined ? order.terms.totalMicros : 0);
  const issue = requireUnsealedIssue(context, input.startIsuueCode);
  if (order.refusal !== undefined) throw order.refusal;
  const { totalMicros, oddsThousandths } = order.terms;
  requireMoneyForBets(
    context,
    order.plannedItems.map((item) => ({ ...item, oddsThousandths })),
  );
  const chaseId = storeChase(context, order);
  moveMoney(context, {
    kind: 'chase-hold',
    playerId: player.id,
    reference: chaseId,
    amountMicros: totalMicros,
  });
  if (clock.nowMs() >= issue.saleStartMs) placeFirstItem(context, chaseId);
  return null;
}

function storeChase({ db, clock, player }: PlayerContext, { terms, plannedItems }: PlannedChase): number {
  const chaseId = insertChase(db, { ...terms, playerId: player.id, createdAtMs: clock.nowMs() });
  for (const { issueOffset, multiple, amountMicros } of plannedItems) {
    const issueCode = issueCodeAfter(terms.startIssueCode, issueOffset);
    insertChaseItem(db, { chaseId, issueCode, multiple, amountMicros });
  }
  return chaseId;
}

function placeFirstItem(context: PlayerContext, chaseId: number): void {
  const [first] = listItemsOfChase(context.db, chaseId);
  if (first === undefined) throw new Error(`chase ${chaseId} has no items`);
  placeItem(context, first);
}
