import {
  FINANCE_TYPE,
  type FinanceOrderWire,
  financeOrderToWire,
} from '@canada28/shared/contract/finance.contract.ts';
import type { OrderReview } from '@canada28/shared/control/operator.control.ts';
import { depositOutcomes, reviewDeposit } from '../../features/deposits/review-deposit.ts';
import { findFinanceOrder, type StoredOrder } from '../../features/finance/finance.repository.ts';
import { reviewWithdrawal, withdrawalOutcomes } from '../../features/withdrawals/review-withdrawal.ts';
import type { TaskContext } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

/** Decides an order in the place of the automatic reviewer, whether or not one is at work; answers the order. */
export function reviewOrder(context: TaskContext, review: OrderReview): FinanceOrderWire {
  decide(context, getOrder(context, review.id), review);
  return financeOrderToWire(getOrder(context, review.id));
}

function decide(context: TaskContext, order: StoredOrder, { outcome, remark }: OrderReview): void {
  const { id: orderId } = order;
  if (order.type === FINANCE_TYPE.deposit) {
    const chosen = choose(order, depositOutcomes(order), outcome);
    reviewDeposit(context, { orderId, outcome: chosen, remark });
  } else {
    const chosen = choose(order, withdrawalOutcomes(order), outcome);
    reviewWithdrawal(context, { orderId, outcome: chosen, remark });
  }
}

function choose<Outcome extends string>(
  { id, type }: StoredOrder,
  allowed: readonly Outcome[],
  outcome: string,
): Outcome {
  const chosen = allowed.find((candidate) => candidate === outcome);
  if (chosen !== undefined) return chosen;
  const what = `${type === FINANCE_TYPE.deposit ? 'Deposit' : 'Withdrawal'} ${id}`;
  throw new ControlError(
    allowed.length === 0
      ? `${what} is already decided.`
      : `${what} can become ${allowed.join(' or ')} now, not ${outcome}.`,
  );
}

function getOrder({ db }: TaskContext, orderId: string): StoredOrder {
  const order = findFinanceOrder(db, orderId);
  if (order === undefined) throw new ControlError(`There is no order ${orderId}.`);
  return order;
}
