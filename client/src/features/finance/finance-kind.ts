import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceStatus,
  type FinanceType,
} from '@canada28/shared/contract/finance.contract.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';

/** What tells the screens about deposits from those about withdrawals. */
export type FinanceKind = {
  readonly type: FinanceType;
  readonly recordPath: typeof paths.depositRecord | typeof paths.withdrawalRecord;
  readonly detailPath: typeof paths.depositDetail | typeof paths.withdrawalDetail;
  readonly recordTitleKey: TextKey;
  readonly detailTitleKey: TextKey;
  readonly emptyKey: TextKey;
  /** How the record gets its first order. */
  readonly emptyHintKey: TextKey;
  readonly amountKey: TextKey;
  readonly receivedKey: TextKey;
  readonly addressKey: TextKey;
  readonly timeKey: TextKey;
  /** Said while an order waits: when it usually arrives. */
  readonly arrivalKey: TextKey;
  /** The states that the record can be narrowed to. */
  readonly statuses: readonly FinanceStatus[];
};

/** Deposits (product §3). */
export const DEPOSITS: FinanceKind = {
  type: FINANCE_TYPE.deposit,
  recordPath: paths.depositRecord,
  detailPath: paths.depositDetail,
  recordTitleKey: 'finance.record.deposits',
  detailTitleKey: 'finance.detail.deposit',
  emptyKey: 'finance.record.noDeposits',
  emptyHintKey: 'finance.record.noDepositsHint',
  amountKey: 'finance.detail.depositAmount',
  receivedKey: 'finance.detail.received',
  addressKey: 'finance.detail.receivingAddress',
  timeKey: 'finance.detail.depositTime',
  arrivalKey: 'finance.detail.depositArrival',
  statuses: [FINANCE_STATUS.pending, FINANCE_STATUS.success, FINANCE_STATUS.failed, FINANCE_STATUS.cancelled],
};

/** Withdrawals (product §3). */
export const WITHDRAWALS: FinanceKind = {
  type: FINANCE_TYPE.withdrawal,
  recordPath: paths.withdrawalRecord,
  detailPath: paths.withdrawalDetail,
  recordTitleKey: 'finance.record.withdrawals',
  detailTitleKey: 'finance.detail.withdrawal',
  emptyKey: 'finance.record.noWithdrawals',
  emptyHintKey: 'finance.record.noWithdrawalsHint',
  amountKey: 'finance.detail.withdrawalAmount',
  receivedKey: 'finance.detail.arrives',
  addressKey: 'finance.detail.withdrawalAddress',
  timeKey: 'finance.detail.withdrawalTime',
  arrivalKey: 'finance.detail.withdrawalArrival',
  statuses: [
    FINANCE_STATUS.pending,
    FINANCE_STATUS.approved,
    FINANCE_STATUS.success,
    FINANCE_STATUS.rejected,
    FINANCE_STATUS.failed,
  ],
};
