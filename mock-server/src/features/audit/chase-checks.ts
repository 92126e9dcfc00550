import { CHASE_ITEM_STATUS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { type AuditCheck, sqlCheck } from './audit-check.ts';

const UNDECIDED = `IN (${CHASE_ITEM_STATUS.notExecuted}, ${CHASE_ITEM_STATUS.paused})`;

/** Stakes of executed items are those of their bets; cancelled ones come back, by their bet where they had become one. */
const EXPECTED_POSTINGS = `
  SELECT 'chase-hold' AS kind, CAST(id AS TEXT) AS reference, total_micros AS amount_micros FROM chases
  UNION ALL
  SELECT 'chase-refund', CAST(id AS TEXT), amount_micros FROM chase_items
  WHERE status = ${CHASE_ITEM_STATUS.cancelled} AND id NOT IN (SELECT chase_item_id FROM bets WHERE chase_item_id IS NOT NULL)`;

const BOOKED_POSTINGS = `
  SELECT kind, reference, amount_micros FROM postings WHERE kind IN ('chase-hold', 'chase-refund')`;

/** What holds of chases (game §5), and of all frozen money: chases and withdrawals are what freezes it. */
export const CHASE_CHECKS: readonly AuditCheck[] = [
  sqlCheck(
    'each chase has its total held and its cancelled items given back, and nothing else',
    `SELECT kind || ' ' || reference || ' of ' || amount_micros || ' is missing' AS violation
     FROM (SELECT * FROM (${EXPECTED_POSTINGS}) EXCEPT SELECT * FROM (${BOOKED_POSTINGS}))
     UNION ALL
     SELECT kind || ' ' || reference || ' of ' || amount_micros || ' belongs to no chase'
     FROM (SELECT * FROM (${BOOKED_POSTINGS}) EXCEPT SELECT * FROM (${EXPECTED_POSTINGS}))
     UNION ALL
     SELECT 'chase ' || chases.id || ' of ' || total_micros || ' has items of ' || sum(amount_micros)
     FROM chases JOIN chase_items ON chase_id = chases.id
     GROUP BY chases.id HAVING total_micros <> sum(amount_micros)`,
  ),
  sqlCheck(
    'each executed item of a chase is one bet on its issue, and a chase that ended has no item left',
    `SELECT 'item ' || chase_items.id || ' of chase ' || chase_items.chase_id || ' is no bet of its own' AS violation
     FROM chase_items LEFT JOIN bets
       ON bets.chase_item_id = chase_items.id AND bets.chase_id = chase_items.chase_id
       AND bets.issue_code = chase_items.issue_code AND bets.amount_micros = chase_items.amount_micros
     WHERE chase_items.status = ${CHASE_ITEM_STATUS.executed} AND bets.id IS NULL
     UNION ALL
     SELECT 'chase ' || chases.id || ' has ended, its item ' || chase_items.id || ' has not'
     FROM chases JOIN chase_items ON chase_id = chases.id
     WHERE chases.status IN (${CHASE_STATUS.finished}, ${CHASE_STATUS.stopped}) AND chase_items.status ${UNDECIDED}`,
  ),
  sqlCheck(
    'frozen money is what running chases and open withdrawals hold',
    `WITH held AS (
       SELECT player_id, amount_micros FROM chase_items JOIN chases ON chases.id = chase_id
       WHERE chase_items.status ${UNDECIDED}
       UNION ALL
       SELECT player_id, amount_micros FROM finance_orders
       WHERE type = ${FINANCE_TYPE.withdrawal} AND status IN (${FINANCE_STATUS.pending}, ${FINANCE_STATUS.approved})
     )
     SELECT 'player ' || accounts.player_id || ' has ' || balance_micros || ' frozen, held are ' ||
            coalesce(sum(amount_micros), 0) AS violation
     FROM accounts LEFT JOIN held ON held.player_id = accounts.player_id
     WHERE accounts.kind = 'frozen'
     GROUP BY accounts.id HAVING balance_micros <> coalesce(sum(amount_micros), 0)`,
  ),
];
