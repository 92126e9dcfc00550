import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceStatus,
  type FinanceType,
} from '@canada28/shared/contract/finance.contract.ts';
import type { OrderReview } from '@canada28/shared/control/operator.control.ts';

/** A decision about an order: what the server is told, what the button says, the key on it, what came of it. */
export type Outcome = {
  readonly outcome: OrderReview['outcome'];
  readonly label: string;
  readonly keys: string;
  readonly said: string;
};

/** How the button of a decision looks. */
export const OUTCOME_KINDS = {
  success: 'primary',
  approved: 'primary',
  failed: 'danger',
  rejected: 'danger',
  cancelled: 'plain',
} as const satisfies Record<Outcome['outcome'], string>;

const OF_PENDING_DEPOSIT: readonly Outcome[] = [
  { outcome: 'success', label: 'Success', keys: 'S', said: 'arrived: the money is booked' },
  { outcome: 'failed', label: 'Failed', keys: 'F', said: 'failed: nothing is booked' },
  { outcome: 'cancelled', label: 'Cancelled', keys: 'X', said: 'is cancelled: nothing is booked' },
];

const OF_PENDING_WITHDRAWAL: readonly Outcome[] = [
  {
    outcome: 'approved',
    label: 'Approve',
    keys: 'A',
    said: 'is approved: it waits for payment now',
  },
  {
    outcome: 'rejected',
    label: 'Refuse',
    keys: 'R',
    said: 'is refused: the frozen money is available again',
  },
];

const OF_APPROVED_WITHDRAWAL: readonly Outcome[] = [
  { outcome: 'success', label: 'Paid', keys: 'S', said: 'is paid' },
  {
    outcome: 'failed',
    label: 'Failed',
    keys: 'F',
    said: 'failed: the frozen money is available again',
  },
];

/** What an order can become now: exactly what the server takes (player-api §2, FinanceOrder). */
export function outcomesOf(order: {
  readonly type: FinanceType;
  readonly status: FinanceStatus;
}): readonly Outcome[] {
  const isPending = order.status === FINANCE_STATUS.pending;
  if (order.type === FINANCE_TYPE.deposit) return isPending ? OF_PENDING_DEPOSIT : [];
  if (isPending) return OF_PENDING_WITHDRAWAL;
  return order.status === FINANCE_STATUS.approved ? OF_APPROVED_WITHDRAWAL : [];
}
