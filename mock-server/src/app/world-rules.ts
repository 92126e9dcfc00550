import { playInBackgroundTask } from '../features/background-players/play-in-background.ts';
import { openChaseItemsTask, sealChaseItemsTask } from '../features/chasing/chase-item-tasks.ts';
import { foundChat } from '../features/chat/found-chat.ts';
import { foundDemo } from '../features/demo/found-demo.ts';
import { reviewDepositTask } from '../features/deposits/review-deposit.ts';
import { drawIssueTask } from '../features/draws/draw-issue.ts';
import { replayedDraws, scriptedOr, seededDraws } from '../features/draws/draw-source.ts';
import { foundDraws } from '../features/draws/found-draws.ts';
import { openIssueTask } from '../features/draws/open-issue.ts';
import { promiseAnew } from '../features/draws/promise-anew.ts';
import { settleIssueTask } from '../features/settlement/settle-issue.ts';
import { voidIssueTask } from '../features/settlement/void-issue.ts';
import { reviewWithdrawalTask } from '../features/withdrawals/review-withdrawal.ts';
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
  ],
  tables: WORLD_TABLES,
  drawSource: (secret, { recordedDraws }) =>
    scriptedOr(recordedDraws === undefined ? seededDraws(secret) : replayedDraws(recordedDraws)),
  found: (world) => found(world, foundDraws),
  renew: promiseAnew,
};

/** The same for people who look around: a world with accounts, and a past of theirs. */
export const DEMO_RULES: WorldRules = { ...WORLD_RULES, found: (world) => found(world, foundDemo) };

function found(world: World, foundPast: (world: World) => void): void {
  foundPast(world);
  foundChat(world);
}
