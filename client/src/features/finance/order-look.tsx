import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceOrder,
} from '@canada28/shared/contract/finance.contract.ts';
import { Ban, Check, Clock, X } from 'lucide-react';
import type { StateLook } from '../../ui/lists/state-tag.tsx';

const PENDING: StateLook = { textKey: 'finance.order.inReview', tone: 'amber', icon: <Clock /> };

const LOOKS: Readonly<Record<number, StateLook>> = {
  [FINANCE_STATUS.pending]: PENDING,
  [FINANCE_STATUS.approved]: { textKey: 'finance.status.approved', tone: 'amber', icon: <Clock /> },
  [FINANCE_STATUS.success]: { textKey: 'finance.status.success', tone: 'green', icon: <Check /> },
  [FINANCE_STATUS.rejected]: { textKey: 'finance.status.rejected', tone: 'red', icon: <X /> },
  [FINANCE_STATUS.failed]: { textKey: 'finance.status.failed', tone: 'red', icon: <X /> },
  [FINANCE_STATUS.cancelled]: { textKey: 'common.state.cancelled', tone: 'neutral', icon: <Ban /> },
};

const PAYMENT_FAILED: StateLook = { textKey: 'finance.status.paymentFailed', tone: 'red', icon: <X /> };

/** How the state of an order reads; a withdrawal can fail twice, so its failed payment has a name of its own. */
export function statusLook({ type, status }: Pick<FinanceOrder, 'type' | 'status'>): StateLook {
  const isUnpaid = type === FINANCE_TYPE.withdrawal && status === FINANCE_STATUS.failed;
  return isUnpaid ? PAYMENT_FAILED : (LOOKS[status] ?? PENDING);
}
