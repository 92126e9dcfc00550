import { CHASE_ITEM_STATUS, CHASE_STATUS, type ChaseStatus } from '@canada28/shared/contract/chase-states.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { TaskContext } from '../../world/world.ts';
import { insertMessage } from '../messages/messages.repository.ts';
import { cancelItem } from './book-chase-item.ts';
import { type ChaseItemRow, listItemsOfChase } from './chase-items.repository.ts';
import { type ChaseRow, updateChaseEnded } from './chasing.repository.ts';

// Running → finished when all items are decided and their bets settled; running → stopped by its rule or its player.

/** Ends a chase early: the bets it placed stay, all that is left of the held total goes back to its player. */
export function stopRunningChase(context: TaskContext, chase: ChaseRow): void {
  for (const item of listItemsOfChase(context.db, chase.id).filter(isUndecided)) cancelItem(context, item);
  endChase(context, chase, CHASE_STATUS.stopped);
}

/** Ends a running chase that has nothing left to bet, give back or settle. */
export function finishChaseWhenDone(context: TaskContext, chase: ChaseRow): void {
  if (chase.undecidedItems + chase.unsettledBets === 0) endChase(context, chase, CHASE_STATUS.finished);
}

function endChase({ db, clock, tell }: TaskContext, chase: ChaseRow, status: ChaseStatus): void {
  const endedAtMs = clock.nowMs();
  const isStopped = status === CHASE_STATUS.stopped;
  const [staked, won] = [usdtText(chase.stakedMicros), usdtText(chase.paidMicros)];
  const returned = usdtText(chase.totalMicros - chase.stakedMicros);
  updateChaseEnded(db, { id: chase.id, status, endedAtMs });
  tell?.(
    isStopped ? 'chase-stopped' : 'chase-finished',
    `${chase.id} of player ${chase.playerId}, ${staked} staked, ${won} won, ${returned} back`,
  );
  insertMessage(db, {
    playerId: chase.playerId,
    template: isStopped ? 'chaseStopped' : 'chaseFinished',
    details: { chaseId: chase.id, staked, won, returned },
    createdAtMs: endedAtMs,
  });
}

function isUndecided({ status }: ChaseItemRow): boolean {
  return status === CHASE_ITEM_STATUS.notExecuted || status === CHASE_ITEM_STATUS.paused;
}
