import {
  CHASE_ITEM_LOSS,
  CHASE_ITEM_STATUS,
  type ChaseItemLoss,
  type ChaseItemStatus,
  modeOfPlanType,
} from '@canada28/shared/contract/chase-states.ts';
import { hasStopRule } from '@canada28/shared/game/chase-stop.ts';
import { attendedMs } from '../../world/downtimes.ts';
import type { TaskContext } from '../../world/world.ts';
import { type BetObstacle, findBetObstacle } from '../betting/require-bet-permission.ts';
import { getIssue, ISSUE_STATE, type IssueRow } from '../draws/draws.repository.ts';
import { loseItem, placeItem } from './book-chase-item.ts';
import { type ChaseItemRow, hasUnsettledBet, updateItemStatus } from './chase-items.repository.ts';

// Not executed → paused, executed or cancelled; paused → executed or cancelled; executed → cancelled (void issue only).

/**
 * Lets an item whose issue has opened become a bet, wait for the settlement of the bet before, or be given back;
 * answers its new state.
 */
export function decideItem(context: TaskContext, item: ChaseItemRow): ChaseItemStatus {
  const loss = findLoss(context, item);
  if (loss !== undefined) return loseItem(context, item, loss);
  if (!mustWait(context, item)) return placeItem(context, item);
  updateItemStatus(context.db, item.id, CHASE_ITEM_STATUS.paused);
  return CHASE_ITEM_STATUS.paused;
}

/** Why the item can be no bet any more; undefined where it can. */
function findLoss(context: TaskContext, item: ChaseItemRow): ChaseItemLoss | undefined {
  const issue = getIssue(context.db, item.issueCode);
  if (issue.state === ISSUE_STATE.closed) return CHASE_ITEM_LOSS.void;
  if (!isStillOnSale(context, issue))
    return item.status === CHASE_ITEM_STATUS.paused ? CHASE_ITEM_LOSS.late : CHASE_ITEM_LOSS.missed;
  const obstacle = obstacleNow(context, item);
  return obstacle && CHASE_ITEM_LOSS[obstacle];
}

/**
 * Asked of the item's own moment, however late the world catches up with it; but what opened and sealed while the server
 * was off is never bet afterwards (game §5, decision 015).
 */
function isStillOnSale({ clock, world }: TaskContext, issue: IssueRow): boolean {
  return attendedMs(world.downtimes, clock.nowMs()) < issue.saleEndMs;
}

/** A time-out or limit that the player set meanwhile holds for their chases too; when it ends, the chase goes on. */
function obstacleNow(context: TaskContext, item: ChaseItemRow): BetObstacle | undefined {
  const player = { id: item.playerId, status: item.playerStatus };
  const bet = { amountMicros: item.amountMicros, oddsThousandths: item.oddsThousandths };
  return findBetObstacle({ ...context, player }, bet);
}

function mustWait({ db }: TaskContext, item: ChaseItemRow): boolean {
  const settings = {
    stopMode: item.stopMode,
    planMode: modeOfPlanType(item.planType),
    profitRule: item.profitRule,
  };
  return hasStopRule(settings) && hasUnsettledBet(db, item.chaseId);
}
