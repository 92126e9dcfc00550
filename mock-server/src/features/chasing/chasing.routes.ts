import type { InputOf } from '@canada28/shared/contract/call.ts';
import { type Chase, type ChaseItem, chaseItemToWire, chaseToWire } from '@canada28/shared/contract/chase.ts';
import {
  CHASE_FILTER,
  CHASE_STATUS,
  type ChaseStatus,
  modeOfPlanType,
} from '@canada28/shared/contract/chase-states.ts';
import {
  listChaseItemsCall,
  listChasesCall,
  startChaseCall,
  stopChaseCall,
} from '@canada28/shared/contract/chasing.contract.ts';
import { periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { pageRange } from '../../http/page-range.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { type ChaseItemRow, listItemsOfChase } from './chase-items.repository.ts';
import { type ChaseRow, type ChaseSearch, listChases } from './chasing.repository.ts';
import { getOwnChase } from './get-own-chase.ts';
import { startChase } from './start-chase.ts';
import { stopChase } from './stop-chase.ts';

export function registerChasingCalls(room: Room): void {
  registerCall(room, startChaseCall, startChase);

  registerCall(room, listChasesCall, ({ db, clock, player }, input) =>
    listChases(db, chaseSearchOf(input, player.id, clock.nowMs())).map((row) => chaseToWire(chaseOfRow(row))),
  );

  registerCall(room, listChaseItemsCall, (context, { planId }) => {
    const chase = getOwnChase(context, planId);
    return listItemsOfChase(context.db, chase.id).map((row) => chaseItemToWire(chaseItemOfRow(row)));
  });

  registerCall(room, stopChaseCall, stopChase);
}

const STATUS_OF_FILTER: Readonly<Record<number, ChaseStatus>> = {
  [CHASE_FILTER.running]: CHASE_STATUS.running,
  [CHASE_FILTER.finished]: CHASE_STATUS.finished,
  [CHASE_FILTER.stopped]: CHASE_STATUS.stopped,
};

/** What the list call asks for, as a search. */
function chaseSearchOf(input: InputOf<typeof listChasesCall>, playerId: number, nowMs: number): ChaseSearch {
  return {
    playerId,
    status: STATUS_OF_FILTER[input.status],
    ...periodOfDays(input.days, nowMs),
    ...pageRange(input),
  };
}

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
function chaseItemOfRow(row: ChaseItemRow): ChaseItem {
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
