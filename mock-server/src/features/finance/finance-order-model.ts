import { FINANCE_STATUS, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import type { RewardedOrderRow } from './finance.repository.ts';

/** Name of the one way there is to deposit and to withdraw. */
export const METHOD_NAME = 'USDT';

/** A stored deposit or withdrawal as the model of the contract; nothing has arrived before it is paid. */
export function financeOrderOfRow(row: RewardedOrderRow): FinanceOrder {
  const isPaid = row.status === FINANCE_STATUS.success;
  return {
    id: row.order_id,
    type: row.type,
    amountMicros: row.amount_micros,
    feeMicros: row.fee_micros,
    bonusMicros: row.bonus_micros ?? 0,
    receivedMicros: isPaid ? row.amount_micros - row.fee_micros : undefined,
    status: row.status,
    protocol: row.protocol,
    address: row.address,
    auditRemark: row.audit_remark ?? undefined,
    methodName: METHOD_NAME,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
  };
}
