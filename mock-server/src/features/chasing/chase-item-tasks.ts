import { CHASE_ITEM_STATUS, type ChaseItemStatus } from '@canada28/shared/contract/chase-states.ts';
import type { TaskContext, World, WorldTask } from '../../world/world.ts';
import { findIssue, type IssueRow } from '../draws/draws.repository.ts';
import { findFirstIssueCode, firstIssueSql, listItemsOnIssue } from './chase-items.repository.ts';
import { getChase } from './chasing.repository.ts';
import { decideItem } from './decide-chase-item.ts';
import { finishChaseWhenDone } from './end-chase.ts';

/** When an issue opens, the chase items on it become bets, or wait for the settlement of the bet before. */
export const openChaseItemsTask: WorldTask = {
  name: 'chase-items-opened',
  dueSql: firstIssueSql('sale_start_ms', CHASE_ITEM_STATUS.notExecuted),
  run: (context) => decideFirstItems(context, CHASE_ITEM_STATUS.notExecuted),
};

/** When an issue seals, the chase items that still wait are cancelled and given back (game §5). */
export const sealChaseItemsTask: WorldTask = {
  name: 'chase-items-sealed',
  dueSql: firstIssueSql('sale_end_ms', CHASE_ITEM_STATUS.paused),
  run: (context) => decideFirstItems(context, CHASE_ITEM_STATUS.paused),
};

function decideFirstItems(context: TaskContext, status: ChaseItemStatus): string {
  const issue = findFirstIssue(context.db, status);
  if (issue === undefined) throw new Error('no chase item is due');
  const items = listItemsOnIssue(context.db, { issueCode: issue.issue_code, status });
  for (const item of items) {
    const isCancelled = decideItem(context, item) === CHASE_ITEM_STATUS.cancelled;
    if (isCancelled) finishChaseWhenDone(context, getChase(context.db, item.chase_id));
  }
  return `${issue.issue_code} ${items.length} items`;
}

/** The first issue with items in this state; later ones come later, and of most the issue does not exist yet. */
function findFirstIssue(db: World['db'], status: ChaseItemStatus): IssueRow | undefined {
  const issueCode = findFirstIssueCode(db, status);
  return issueCode === undefined ? undefined : findIssue(db, issueCode);
}
