import { openChaseItemsTask, sealChaseItemsTask } from '../features/chasing/chase-item-tasks.ts';
import { reviewDepositTask } from '../features/deposits/review-deposit.ts';
import { drawIssueTask } from '../features/draws/draw-issue.ts';
import { openIssueTask } from '../features/draws/open-issue.ts';
import { settleIssueTask } from '../features/settlement/settle-issue.ts';
import { reviewWithdrawalTask } from '../features/withdrawals/review-withdrawal.ts';
import { FORGETTING_TASKS } from './retention.ts';
import type { TimedTask } from './timetable.ts';

/** Everything that happens by itself, written out; of tasks due at the same moment the first in this list goes first. */
export const TIMED_TASKS: readonly TimedTask[] = [
  settleIssueTask,
  drawIssueTask,
  openIssueTask,
  sealChaseItemsTask,
  openChaseItemsTask,
  reviewDepositTask,
  reviewWithdrawalTask,
  ...FORGETTING_TASKS,
];
