// pending → approved | rejected; approved → success (net to the player, fee to the house) | failed. Rejected and failed
// give everything back, the fee included. Nothing else, held by the database too (player-api §2, FinanceOrder).

import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { automaticPaymentMs, reviewReason, wishOf } from '../finance/automatic-review.ts';
import {
  findFinanceOrder,
  type NextStep,
  nextMoveSql,
  type StoredOrder,
  updateFinanceOrder,
} from '../finance/finance.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { insertMessage } from '../messages/messages.repository.ts';

/** What may become of a withdrawal: approved or rejected while it is pending, then success or failed. */
export type WithdrawalOutcome = 'approved' | 'rejected' | 'success' | 'failed';

/** A reviewer's decision; the remark is shown to the player. */
type WithdrawalReview = {
  readonly orderId: string;
  readonly outcome: WithdrawalOutcome;
  readonly remark?: string | undefined;
};

/** What a withdrawal may become from its present state; nothing once it is over. */
export function withdrawalOutcomes({ status }: StoredOrder): readonly WithdrawalOutcome[] {
  if (status === FINANCE_STATUS.pending) return ['approved', 'rejected'];
  return status === FINANCE_STATUS.approved ? ['success', 'failed'] : [];
}

/** Moves a withdrawal to its next state, books what that means, and tells the player. */
export function reviewWithdrawal(context: TaskContext, { orderId, outcome, remark }: WithdrawalReview): void {
  const { db, clock } = context;
  const order = findFinanceOrder(db, orderId);
  if (order?.type !== FINANCE_TYPE.withdrawal) throw new Error(`there is no withdrawal ${orderId}`);
  updateFinanceOrder(db, {
    orderId,
    status: FINANCE_STATUS[outcome],
    auditRemark: remark,
    next: outcome === 'approved' ? paymentOf(context, order) : undefined,
    updatedAtMs: clock.nowMs(),
  });
  if (outcome === 'success') payWithdrawal(context, order);
  else if (outcome !== 'approved') returnWithdrawal(context, order);
  tell(context, order, outcome);
}

/** Reviews and pays each withdrawal at the time that was set for it. */
export const reviewWithdrawalTask: WorldTask = {
  name: 'withdrawal-reviewed',
  dueSql: nextMoveSql(FINANCE_TYPE.withdrawal),
  run: (context, orderId) => {
    const order = findFinanceOrder(context.db, orderId);
    const next = order?.next?.status;
    const outcome = OUTCOMES.find((candidate) => FINANCE_STATUS[candidate] === next);
    if (order === undefined || outcome === undefined)
      throw new Error(`the withdrawal ${orderId} awaits no review`);
    reviewWithdrawal(context, { orderId, outcome });
    return { detail: `${orderId} ${outcome}`, why: reviewReason(context, order) };
  },
};

const OUTCOMES: readonly WithdrawalOutcome[] = ['approved', 'rejected', 'success', 'failed'];

const MESSAGE_OF = {
  approved: 'withdrawalApproved',
  rejected: 'withdrawalRejected',
  failed: 'withdrawalFailed',
} as const;

/** The automatic payment of an approved withdrawal; a person pays where a person reviews. */
function paymentOf(context: TaskContext, { amountMicros }: StoredOrder): NextStep | undefined {
  const atMs = automaticPaymentMs(context);
  if (atMs === undefined) return undefined;
  return { status: wishOf(amountMicros) === 'cancel' ? FINANCE_STATUS.failed : FINANCE_STATUS.success, atMs };
}

function payWithdrawal(context: TaskContext, order: StoredOrder): void {
  const { id: reference, playerId, feeMicros } = order;
  const amountMicros = order.amountMicros - feeMicros;
  moveMoney(context, { kind: 'withdrawal-payment', playerId, reference, amountMicros });
  if (feeMicros === 0) return;
  moveMoney(context, { kind: 'withdrawal-fee', playerId, reference, amountMicros: feeMicros });
}

function returnWithdrawal(
  context: TaskContext,
  { id: reference, playerId, amountMicros }: StoredOrder,
): void {
  moveMoney(context, { kind: 'withdrawal-return', playerId, reference, amountMicros });
}

function tell({ db, clock }: TaskContext, order: StoredOrder, outcome: WithdrawalOutcome): void {
  const { id: orderId, playerId, amountMicros, feeMicros } = order;
  const createdAtMs = clock.nowMs();
  if (outcome === 'success') {
    const details = { orderId, received: usdtText(amountMicros - feeMicros), fee: usdtText(feeMicros) };
    insertMessage(db, { playerId, template: 'withdrawalPaid', details, createdAtMs });
  } else {
    const details = { orderId, amount: usdtText(amountMicros) };
    insertMessage(db, { playerId, template: MESSAGE_OF[outcome], details, createdAtMs });
  }
}
