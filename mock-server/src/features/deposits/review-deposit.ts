// pending → success (the money arrives, with its bonus) | failed | cancelled (by a reviewer, or unpaid for 24 h).
// Nothing else, held by the database too (player-api §2, FinanceOrder).

import type { DepositBonus } from '@canada28/shared/contract/dictionary.contract.ts';
import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { UNPAID_DEPOSIT_LIFETIME_MS } from '@canada28/shared/limits.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { reviewReason } from '../finance/automatic-review.ts';
import {
  findFinanceOrder,
  nextMoveSql,
  type StoredOrder,
  updateFinanceOrder,
} from '../finance/finance.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { insertMessage } from '../messages/messages.repository.ts';

/** What may become of a pending deposit. */
export type DepositOutcome = 'success' | 'failed' | 'cancelled';

/** A reviewer's decision; the remark is shown to the player. */
type DepositReview = {
  readonly orderId: string;
  readonly outcome: DepositOutcome;
  readonly remark?: string | undefined;
};

/** What a deposit may become from its present state; nothing once it is decided. */
export function depositOutcomes({ status }: StoredOrder): readonly DepositOutcome[] {
  return status === FINANCE_STATUS.pending ? OUTCOMES : [];
}

/** Decides a pending deposit: books the money and its bonus when it arrived, and tells the player. */
export function reviewDeposit(context: TaskContext, { orderId, outcome, remark }: DepositReview): void {
  const { db, clock } = context;
  const order = findFinanceOrder(db, orderId);
  if (order?.type !== FINANCE_TYPE.deposit) throw new Error(`there is no deposit ${orderId}`);
  updateFinanceOrder(db, {
    orderId,
    status: FINANCE_STATUS[outcome],
    auditRemark: remark,
    next: undefined,
    updatedAtMs: clock.nowMs(),
  });
  if (outcome === 'success') bookDeposit(context, order);
  else tell(context, order, { template: templateOf(context, order, outcome) });
}

/** Decides each deposit at the time that was set when it was submitted. */
export const reviewDepositTask: WorldTask = {
  name: 'deposit-reviewed',
  dueSql: nextMoveSql(FINANCE_TYPE.deposit),
  run: (context, orderId) => {
    const order = findFinanceOrder(context.db, orderId);
    const next = order?.next?.status;
    const outcome = OUTCOMES.find((candidate) => FINANCE_STATUS[candidate] === next);
    if (order === undefined || outcome === undefined)
      throw new Error(`the deposit ${orderId} awaits no review`);
    reviewDeposit(context, { orderId, outcome });
    return { detail: `${orderId} ${outcome}`, why: whyDecided(context, order, outcome) };
  },
};

/** The messages about a deposit; all name an amount and the order. */
type DepositMessage =
  | 'depositSucceeded'
  | 'depositBonus'
  | 'depositFailed'
  | 'depositCancelled'
  | 'depositExpired';

const OUTCOMES: readonly DepositOutcome[] = ['success', 'failed', 'cancelled'];

function bookDeposit(context: TaskContext, order: StoredOrder): void {
  const { id: reference, playerId, amountMicros } = order;
  moveMoney(context, { kind: 'deposit', playerId, reference, amountMicros });
  tell(context, order, { template: 'depositSucceeded' });
  const bonusMicros = bonusOf(amountMicros, context.world.config.depositBonus);
  if (bonusMicros === 0) return;
  moveMoney(context, { kind: 'deposit-bonus', playerId, reference, amountMicros: bonusMicros });
  tell(context, order, { template: 'depositBonus', amountMicros: bonusMicros });
}

function bonusOf(amountMicros: number, { percent, mostMicros }: DepositBonus): number {
  return Math.min(Math.floor((amountMicros * percent) / 100), mostMicros);
}

/** Of a deposit that the timetable decides. */
function whyDecided(context: TaskContext, order: StoredOrder, outcome: DepositOutcome): string {
  return outcome === 'cancelled' && isExpired(context, order)
    ? 'It stayed unpaid for 24 hours.'
    : reviewReason(context, order);
}

function isExpired({ clock }: TaskContext, { createdAtMs }: StoredOrder): boolean {
  return clock.nowMs() >= createdAtMs + UNPAID_DEPOSIT_LIFETIME_MS;
}

function templateOf(context: TaskContext, order: StoredOrder, outcome: DepositOutcome): DepositMessage {
  if (outcome === 'failed') return 'depositFailed';
  return isExpired(context, order) ? 'depositExpired' : 'depositCancelled';
}

function tell(
  { db, clock }: TaskContext,
  order: StoredOrder,
  { template, amountMicros = order.amountMicros }: { template: DepositMessage; amountMicros?: number },
): void {
  const details = { amount: usdtText(amountMicros), orderId: order.id };
  insertMessage(db, { playerId: order.playerId, template, details, createdAtMs: clock.nowMs() });
}
