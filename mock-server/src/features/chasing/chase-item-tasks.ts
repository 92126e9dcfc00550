import { CHASE_ITEM_STATUS, type ChaseItemStatus } from '@canada28/shared/contract/chase-states.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { firstIssueSql, listItemsOnIssue } from './chase-items.repository.ts';
import { getChase } from './chasing.repository.ts';
import { decideItem } from './decide-chase-item.ts';
import { decidedWords } from './decided-words.ts';
import { finishChaseWhenDone } from './end-chase.ts';

/** When an issue opens, the chase items on it become bets, or wait for the settlement of the bet before. */
export const openChaseItemsTask: WorldTask = {
  name: 'chase-items-opened',
  dueSql: firstIssueSql('sale_start_ms', CHASE_ITEM_STATUS.notExecuted),
  run: (context, issueCode) => decideItems(context, issueCode, CHASE_ITEM_STATUS.notExecuted),
};

/** When an issue seals, the chase items that still wait are cancelled and given back (game §5). */
export const sealChaseItemsTask: WorldTask = {
  name: 'chase-items-sealed',
  dueSql: firstIssueSql('sale_end_ms', CHASE_ITEM_STATUS.paused),
  run: (context, issueCode) => decideItems(context, issueCode, CHASE_ITEM_STATUS.paused),
};

/** Items that are decided at once; while there are more, the task stays due. */
const MOST_ITEMS = 100;

function decideItems(context: TaskContext, issueCode: string, status: ChaseItemStatus): string {
  const items = listItemsOnIssue(context.db, { issueCode, status, limit: MOST_ITEMS });
  const decided = items.map((item) => {
    const became = decideItem(context, item);
    const isCancelled = became === CHASE_ITEM_STATUS.cancelled;
    if (isCancelled) finishChaseWhenDone(context, getChase(context.db, item.chaseId));
    return { item, status: became };
  });
  return `${issueCode} ${items.length} items, ${decidedWords(decided)}`;
}
