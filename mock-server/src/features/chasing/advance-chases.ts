import {
  CHASE_ITEM_LOSS,
  CHASE_ITEM_STATUS,
  modeOfPlanType,
} from '@canada28/shared/contract/chase-states.ts';
import { chaseStopsAfter } from '@canada28/shared/game/chase-stop.ts';
import type { TaskContext } from '../../world/world.ts';
import type { IssuePart } from '../draws/issue-part.ts';
import { loseItem } from './book-chase-item.ts';
import { listItemsOfChase, listItemsOfPart, updateItemsOfCancelledBets } from './chase-items.repository.ts';
import { type ChaseRow, getChase, listRunningChasesOn } from './chasing.repository.ts';
import { decideItem } from './decide-chase-item.ts';
import { decidedWords } from './decided-words.ts';
import { finishChaseWhenDone, stopRunningChase } from './end-chase.ts';

/** Right after bets were settled: each chase that one of them belongs to stops by its rule, places the item that waited, or ends. */
export function advanceChases(context: TaskContext, part: IssuePart): void {
  for (const chase of listRunningChasesOn(context.db, part)) {
    if (stopsNow(chase)) stopRunningChase(context, chase);
    else goOn(context, chase);
  }
}

/**
 * Cancels what chases have on an issue that is declared void, and lets them go on. To be called once the bets of the
 * part are cancelled and their stakes are back: this gives back the items that had not become bets (game §4).
 */
export function cancelChaseItemsOf(context: TaskContext, part: IssuePart): void {
  const { issueCode } = part;
  const chases = listRunningChasesOn(context.db, part);
  for (const status of [CHASE_ITEM_STATUS.notExecuted, CHASE_ITEM_STATUS.paused]) {
    for (const item of listItemsOfPart(context.db, part, status))
      loseItem(context, item, CHASE_ITEM_LOSS.void);
  }
  updateItemsOfCancelledBets(context.db, issueCode);
  // As they are now that what they had on the issue was given back.
  for (const { id } of chases) goOn(context, getChase(context.db, id));
}

function goOn(context: TaskContext, chase: ChaseRow): void {
  if (chase.pausedItems === 0) {
    finishChaseWhenDone(context, chase);
    return;
  }
  const items = listItemsOfChase(context.db, chase.id);
  for (const item of items.filter(({ status }) => status === CHASE_ITEM_STATUS.paused)) {
    const status = decideItem(context, item);
    context.tell?.(
      'chase-item-decided',
      `${item.issueCode} of chase ${chase.id}, ${decidedWords([{ item, status }])}`,
    );
  }
  finishChaseWhenDone(context, getChase(context.db, chase.id));
}

/**
 * Asks once for each settled bet, and a chase that had to stop after an earlier one has stopped: so "it won" may be
 * read from all that was paid.
 */
function stopsNow(chase: ChaseRow): boolean {
  return chaseStopsAfter({
    stopMode: chase.stopMode,
    planMode: modeOfPlanType(chase.planType),
    profitRule: chase.profitRule,
    winRatePercent: chase.winRatePercent,
    stakedMicros: chase.stakedMicros,
    paidMicros: chase.paidMicros,
    won: chase.paidMicros > 0,
  });
}
