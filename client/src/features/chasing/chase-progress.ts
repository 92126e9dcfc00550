import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import type { Chase, ChaseItem } from '@canada28/shared/contract/chase.ts';
import { CHASE_ITEM_STATUS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';

/** Whether the chase may still bet. */
export function isRunning({ status }: Chase): boolean {
  return status === CHASE_STATUS.running || status === CHASE_STATUS.waiting;
}

/** What the drawn bets of a chase came to, micro-USDT: one that still can win is no loss yet (game §5). */
export function netMicrosOf({ paidMicros, stakedMicros }: Chase, undrawnMicros: number): number {
  return paidMicros - stakedMicros + undrawnMicros;
}

/** What became of the held total, micro-USDT: spent, still held, given back. */
type ChaseSums = {
  readonly heldMicros: number;
  readonly returnedMicros: number;
  readonly netMicros: number;
};

const WAITING_STATUSES: readonly number[] = [CHASE_ITEM_STATUS.notExecuted, CHASE_ITEM_STATUS.paused];

/** Whether the item is a bet that is not drawn yet; where the server does not tell, the newest one of a running chase. */
function isUndrawn(chase: Chase, items: readonly ChaseItem[], item: ChaseItem): boolean {
  if (item.status !== CHASE_ITEM_STATUS.executed) return false;
  if (item.bet !== undefined) return item.bet.status === BET_STATUS.waiting;
  const newest = items.findLast(({ status }) => status === CHASE_ITEM_STATUS.executed);
  return isRunning(chase) && item === newest && chase.paidMicros === 0;
}

/** The sums of a chase, whose held total is either bet, given back or still held (game §5). */
export function sumsOf(chase: Chase, items: readonly ChaseItem[]): ChaseSums {
  const heldMicros = items
    .filter(({ status }) => WAITING_STATUSES.includes(status))
    .reduce((sum, { amountMicros }) => sum + amountMicros, 0);
  const undrawnMicros = items
    .filter((item) => isUndrawn(chase, items, item))
    .reduce((sum, { amountMicros }) => sum + amountMicros, 0);
  return {
    heldMicros,
    returnedMicros: chase.totalMicros - chase.stakedMicros - heldMicros,
    netMicros: netMicrosOf(chase, undrawnMicros),
  };
}
