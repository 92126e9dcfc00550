import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceOrder,
} from '@canada28/shared/contract/finance.contract.ts';
import type { TextKey } from '../../i18n/i18n.ts';

/** One step on the way of an order; the time is known of the first and of the last that was reached, and of what came with it. */
type OrderStep = {
  readonly textKey: TextKey;
  readonly state: 'done' | 'current' | 'coming' | 'failed';
  readonly atMs?: number;
};

type Way = Readonly<Record<number, readonly OrderStep[]>>;

const step = (textKey: TextKey, state: OrderStep['state']): OrderStep => ({ textKey, state });
const SUBMITTED = step('finance.step.submitted', 'done');
const IN_REVIEW = step('finance.order.inReview', 'current');
const REVIEWED = step('finance.step.reviewed', 'done');
const RETURNED = step('finance.step.returned', 'done');

const DEPOSIT_WAY: Way = {
  [FINANCE_STATUS.pending]: [SUBMITTED, IN_REVIEW, step('finance.step.credited', 'coming')],
  [FINANCE_STATUS.success]: [SUBMITTED, REVIEWED, step('finance.step.credited', 'done')],
  [FINANCE_STATUS.failed]: [SUBMITTED, step('finance.step.depositFailed', 'failed')],
  [FINANCE_STATUS.cancelled]: [SUBMITTED, step('finance.step.cancelled', 'failed')],
};

const WITHDRAWAL_WAY: Way = {
  [FINANCE_STATUS.pending]: [SUBMITTED, IN_REVIEW, step('finance.step.paid', 'coming')],
  [FINANCE_STATUS.approved]: [SUBMITTED, REVIEWED, step('finance.step.paying', 'current')],
  [FINANCE_STATUS.success]: [SUBMITTED, REVIEWED, step('finance.step.paid', 'done')],
  [FINANCE_STATUS.rejected]: [SUBMITTED, step('finance.step.rejected', 'failed'), RETURNED],
  [FINANCE_STATUS.failed]: [SUBMITTED, REVIEWED, step('finance.step.paymentFailed', 'failed'), RETURNED],
};

/** The way of an order: what is done, where it stands, what comes. */
export function orderSteps({ type, status, createdAtMs, updatedAtMs }: FinanceOrder): OrderStep[] {
  const way = type === FINANCE_TYPE.deposit ? DEPOSIT_WAY : WITHDRAWAL_WAY;
  const steps = way[status] ?? [SUBMITTED, IN_REVIEW];
  const lastReached = steps.findLastIndex(({ state }) => state === 'done' || state === 'failed');
  // What approves a deposit credits it.
  const isCredited = type === FINANCE_TYPE.deposit && status === FINANCE_STATUS.success;
  return steps.map((reached, index) => {
    if (index === 0) return { ...reached, atMs: createdAtMs };
    return index === lastReached || isCredited ? { ...reached, atMs: updatedAtMs } : reached;
  });
}
