import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { type AuditCheck, sqlCheck } from './audit-check.ts';

const { deposit, withdrawal } = FINANCE_TYPE;
const { success, rejected, failed } = FINANCE_STATUS;

/** What each state of a deposit or withdrawal has booked: kind of posting and its amount, no more and no less. */
const EXPECTED_POSTINGS = `
  SELECT order_id, 'deposit' AS kind, amount_micros FROM finance_orders WHERE type = ${deposit} AND status = ${success}
  UNION ALL
  SELECT order_id, 'withdrawal-hold', amount_micros FROM finance_orders WHERE type = ${withdrawal}
  UNION ALL
  SELECT order_id, 'withdrawal-payment', amount_micros - fee_micros FROM finance_orders
  WHERE type = ${withdrawal} AND status = ${success}
  UNION ALL
  SELECT order_id, 'withdrawal-fee', fee_micros FROM finance_orders
  WHERE type = ${withdrawal} AND status = ${success} AND fee_micros > 0
  UNION ALL
  SELECT order_id, 'withdrawal-return', amount_micros FROM finance_orders WHERE type = ${withdrawal}
    AND status IN (${rejected}, ${failed})`;

const BOOKED_POSTINGS = `
  SELECT reference AS order_id, kind, amount_micros FROM postings
  WHERE kind IN ('deposit', 'withdrawal-hold', 'withdrawal-payment', 'withdrawal-fee', 'withdrawal-return')`;

/** What holds of deposits and withdrawals (game §6, player-api §2). */
export const FINANCE_CHECKS: readonly AuditCheck[] = [
  sqlCheck(
    'each deposit and withdrawal has booked what its state says',
    `SELECT 'order ' || order_id || ' should have booked ' || amount_micros || ' as ' || kind AS violation
     FROM (SELECT * FROM (${EXPECTED_POSTINGS}) EXCEPT SELECT * FROM (${BOOKED_POSTINGS}))`,
  ),
  sqlCheck(
    'nothing is booked that no deposit or withdrawal says',
    `SELECT 'order ' || order_id || ' has booked ' || amount_micros || ' as ' || kind AS violation
     FROM (SELECT * FROM (${BOOKED_POSTINGS}) EXCEPT SELECT * FROM (${EXPECTED_POSTINGS}))`,
  ),
  sqlCheck(
    'a bonus belongs to a deposit that arrived',
    `SELECT 'bonus posting ' || id || ' names ' || reference AS violation FROM postings
     WHERE kind = 'deposit-bonus'
       AND reference NOT IN (SELECT order_id FROM finance_orders WHERE type = ${deposit} AND status = ${success})`,
  ),
];
