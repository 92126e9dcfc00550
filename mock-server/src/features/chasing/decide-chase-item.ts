import {
  CHASE_ITEM_STATUS,
  type ChaseItemStatus,
  modeOfPlanType,
} from '@canada28/shared/contract/chase-states.ts';
import { hasStopRule } from '@canada28/shared/game/chase-stop.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { attendedMs } from '../../world/downtimes.ts';
import type { TaskContext } from '../../world/world.ts';
import { insertBet } from '../betting/betting.repository.ts';
import { mayBet } from '../betting/require-bet-permission.ts';
import { findIssue } from '../draws/draws.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { type ChaseItemRow, hasUnsettledBet, updateItemStatus } from './chase-items.repository.ts';

// Not executed → paused, executed or cancelled; paused → executed or cancelled; executed → cancelled (void issue only).

/**
 * Lets an item whose issue has opened become a bet, wait for the settlement of the bet before, or be given back;
 * answers its new state.
 */
export function decideItem(context: TaskContext, item: ChaseItemRow): ChaseItemStatus {
  if (!isStillOnSale(context, item.issueCode) || !mayBetNow(context, item)) return cancelItem(context, item);
  if (!mustWait(context, item)) return placeItem(context, item);
  updateItemStatus(context.db, item.id, CHASE_ITEM_STATUS.paused);
  return CHASE_ITEM_STATUS.paused;
}

type Decided = { readonly item: ChaseItemRow; readonly status: ChaseItemStatus };

/** What became of some items, in words with their sums (USDT): "2 bet (20), 1 cancelled (10 back)". */
export function decidedWords(decided: readonly Decided[]): string {
  const { executed, paused, cancelled } = CHASE_ITEM_STATUS;
  const kinds = [
    { became: executed, words: (count: number, sum: string) => `${count} bet (${sum})` },
    { became: paused, words: (count: number, sum: string) => `${count} waiting (${sum})` },
    { became: cancelled, words: (count: number, sum: string) => `${count} cancelled (${sum} back)` },
  ];
  return kinds
    .flatMap(({ became, words }) => {
      const some = decided.filter(({ status }) => status === became);
      const sum = some.reduce((micros, { item }) => micros + item.amountMicros, 0);
      return some.length === 0 ? [] : [words(some.length, usdtText(sum))];
    })
    .join(', ');
}

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

/**
 * Asked of the item's own moment, however late the world catches up with it; but what opened and sealed while the server
 * was off is never bet afterwards (game §5, decision 015).
 */
function isStillOnSale({ db, clock, world }: TaskContext, issueCode: string): boolean {
  const issue = findIssue(db, issueCode);
  return issue?.state === 'created' && attendedMs(world.downtimes, clock.nowMs()) < issue.saleEndMs;
}

/** A time-out or limit that the player set meanwhile holds for their chases too; when it ends, the chase goes on. */
function mayBetNow(context: TaskContext, item: ChaseItemRow): boolean {
  const player = { id: item.playerId, status: item.playerStatus };
  const bet = { amountMicros: item.amountMicros, oddsThousandths: item.oddsThousandths };
  return mayBet({ ...context, player }, bet);
}

function mustWait({ db }: TaskContext, item: ChaseItemRow): boolean {
  const settings = {
    stopMode: item.stopMode,
    planMode: modeOfPlanType(item.planType),
    profitRule: item.profitRule,
  };
  return hasStopRule(settings) && hasUnsettledBet(db, item.chaseId);
}
