import type { Chase, ChaseItem } from '@canada28/shared/contract/chase.ts';
import { CHASE_STATUS, modeOfPlanType } from '@canada28/shared/contract/chase-states.ts';
import type { ChaseItemRow } from './chase-items.repository.ts';
import type { ChaseRow } from './chasing.repository.ts';

/** A stored chase as the model of the contract. */
export function chaseOfRow(row: ChaseRow): Chase {
  const isWaiting = row.status === CHASE_STATUS.running && row.unopened_items === row.items;
  return {
    id: row.id,
    planCode: String(row.id),
    mode: modeOfPlanType(row.plan_type),
    playCode: row.play_code,
    startIssueCode: row.start_issue_code,
    executedIssues: row.executed_items,
    totalIssues: row.items,
    startAmountMicros: row.start_amount_micros,
    startMultiple: row.start_multiple,
    issueGap: row.issue_gap,
    winRatePercent: row.win_rate_percent,
    stopMode: row.stop_mode,
    status: isWaiting ? CHASE_STATUS.waiting : row.status,
    totalMicros: row.total_micros,
    stakedMicros: row.staked_micros,
    paidMicros: row.paid_micros,
    createdAtMs: row.created_at_ms,
  };
}

/** A stored item as the model of the contract. */
export function chaseItemOfRow(row: ChaseItemRow): ChaseItem {
  const { bet_id: betId, bet_status: status, prize_micros: prizeMicros } = row;
  const isBet = betId !== null && status !== null && prizeMicros !== null;
  return {
    id: row.id,
    planCode: String(row.chase_id),
    issueCode: row.issue_code,
    multiple: row.multiple,
    amountMicros: row.amount_micros,
    status: row.status,
    bet: isBet ? { orderCode: String(betId), status, prizeMicros } : undefined,
  };
}
