import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import type { ChaseItem } from '@canada28/shared/contract/chase.ts';
import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import type { TextKey } from '../../i18n/i18n.ts';

const BET_KEYS: Readonly<Record<number, TextKey>> = {
  [BET_STATUS.waiting]: 'game.order.notDrawn',
  [BET_STATUS.won]: 'game.order.won',
  [BET_STATUS.lost]: 'game.order.lost',
  [BET_STATUS.cancelled]: 'common.state.cancelled',
};

const ITEM_KEYS: Readonly<Record<number, TextKey>> = {
  [CHASE_ITEM_STATUS.notExecuted]: 'game.chase.waiting',
  [CHASE_ITEM_STATUS.paused]: 'game.chase.waiting',
  [CHASE_ITEM_STATUS.executed]: 'chasing.detail.placed',
  [CHASE_ITEM_STATUS.cancelled]: 'common.state.cancelled',
};

/** Whether the bet brought more than its stake; a prize of no more is none to congratulate on. */
export function isGain({ amountMicros, bet }: ChaseItem): boolean {
  return bet?.status === BET_STATUS.won && bet.prizeMicros > amountMicros;
}

/** A bet that was placed tells more than that it was; servers need not tell it (player-api §3, PlanDetail). */
export function statusKey(item: ChaseItem): TextKey {
  const { status, bet } = item;
  const isPlaced = status === CHASE_ITEM_STATUS.executed;
  if (isPlaced && bet?.status === BET_STATUS.won && !isGain(item)) return 'game.order.returned';
  return (isPlaced && bet && BET_KEYS[bet.status]) || (ITEM_KEYS[status] ?? 'game.chase.waiting');
}
