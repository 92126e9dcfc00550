import { playInBackgroundTask } from '../features/background-players/play-in-background.ts';
import { openChaseItemsTask, sealChaseItemsTask } from '../features/chasing/chase-item-tasks.ts';
import { insertRoomLine, isChatEmpty } from '../features/chat/chat.repository.ts';
import { populateDemo } from '../features/demo/populate-demo.ts';
import { reviewDepositTask } from '../features/deposits/review-deposit.ts';
import { drawIssueTask } from '../features/draws/draw-issue.ts';
import { replayedDraws, scriptedOr, seededDraws } from '../features/draws/draw-source.ts';
import { openIssueTask } from '../features/draws/open-issue.ts';
import { populateDraws } from '../features/draws/populate-draws.ts';
import { promiseAgain } from '../features/draws/promise-again.ts';
import { settleIssueTask } from '../features/settlement/settle-issue.ts';
import { voidIssueTask } from '../features/settlement/void-issue.ts';
import { reviewWithdrawalTask } from '../features/withdrawals/review-withdrawal.ts';
import { forgettingTasks } from '../world/retention.ts';
import type { World, WorldRules } from '../world/world.ts';
import { WORLD_TABLES } from './world-tables.ts';

/**
 * What happens in every world of this product: everything that happens by itself, written out (of tasks due at the same
 * moment the first in this list goes first), where its draws come from, and how a fresh one begins.
 */
export const WORLD_RULES: WorldRules = {
  tasks: [
    settleIssueTask,
    voidIssueTask,
    drawIssueTask,
    openIssueTask,
    sealChaseItemsTask,
    openChaseItemsTask,
    reviewDepositTask,
    reviewWithdrawalTask,
    playInBackgroundTask,
    ...forgettingTasks(WORLD_TABLES),
  ],
  tables: WORLD_TABLES,
  drawSource: (secret, { recordedDraws }) =>
    scriptedOr(recordedDraws === undefined ? seededDraws(secret) : replayedDraws(recordedDraws)),
  populate: (world) => populate(world, populateDraws),
  renew: promiseAgain,
};

/** The same for people who look around: a world with accounts, and a past of theirs. */
export const DEMO_RULES: WorldRules = { ...WORLD_RULES, populate: (world) => populate(world, populateDemo) };

/** The room greets its first guests: where nothing was ever said it gets the welcome. */
function* populate(world: World, populatePast: (world: World) => Generator<void>): Generator<void, void> {
  yield* populatePast(world);
  const { db, clock } = world;
  if (isChatEmpty(db)) insertRoomLine(db, { template: 'welcome', createdAtMs: clock.nowMs() });
}
