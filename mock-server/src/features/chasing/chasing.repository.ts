import { findPage } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { CHASE_ITEM_STATUS, CHASE_STATUS, type ChaseStatus } from '@canada28/shared/contract/chase-states.ts';
import type { ProfitRule } from '@canada28/shared/game/chase-plan.ts';
import type { StopMode } from '@canada28/shared/game/chase-stop.ts';
import { KEPT_BOOKS, type TableRules } from '../../world/table-rules.ts';

/** How long rows are kept. */
export const CHASE_TABLES: TableRules = {
  chases: KEPT_BOOKS,
  chase_items: KEPT_BOOKS,
};

/** A chase as stored, with what its items and their bets come to. */
export type ChaseRow = {
  readonly id: number;
  readonly player_id: number;
  readonly plan_type: number;
  readonly profit_rule: ProfitRule;
  readonly play_code: number;
  readonly odds_thousandths: number;
  readonly start_issue_code: string;
  readonly start_amount_micros: number;
  readonly start_multiple: number;
  readonly issue_gap: number;
  readonly win_rate_percent: number;
  readonly stop_mode: StopMode;
  readonly total_micros: number;
  readonly status: ChaseStatus;
  readonly created_at_ms: number;
  readonly items: number;
  /** Items whose issue has not opened yet. */
  readonly unopened_items: number;
  /** Items that are neither a bet nor given back yet. */
  readonly undecided_items: number;
  /** Those of them that are on sale and wait for a settlement. */
  readonly paused_items: number;
  readonly executed_items: number;
  readonly unsettled_bets: number;
  readonly staked_micros: number;
  readonly paid_micros: number;
};

/** A chase about to start. */
export type NewChase = {
  readonly playerId: number;
  readonly planType: number;
  readonly profitRule: ProfitRule;
  readonly playCode: number;
  readonly oddsThousandths: number;
  readonly startIssueCode: string;
  readonly startAmountMicros: number;
  readonly startMultiple: number;
  readonly issueGap: number;
  readonly winRatePercent: number;
  readonly stopMode: StopMode;
  readonly totalMicros: number;
  readonly createdAtMs: number;
};

const { notExecuted, executed, paused } = CHASE_ITEM_STATUS;

// Sums are taken from items and bets, never kept: so they are right after every settlement, refund and void issue.
const CHASES_WITH_SUMS = `
  SELECT chases.*, count(*) AS items,
    sum(item.status = ${notExecuted}) AS unopened_items,
    sum(item.status IN (${notExecuted}, ${paused})) AS undecided_items,
    sum(item.status = ${paused}) AS paused_items,
    sum(item.status = ${executed}) AS executed_items,
    count(CASE WHEN bets.status = ${BET_STATUS.waiting} THEN 1 END) AS unsettled_bets,
    sum(CASE WHEN item.status = ${executed} THEN item.amount_micros ELSE 0 END) AS staked_micros,
    coalesce(sum(bets.prize_micros), 0) AS paid_micros
  FROM chases
  JOIN chase_items AS item ON item.chase_id = chases.id
  LEFT JOIN bets ON bets.chase_item_id = item.id`;

/** Stores a running chase; answers its id. */
export function insertChase(db: Database, chase: NewChase): number {
  return runStatement(
    db,
    `INSERT INTO chases (player_id, plan_type, profit_rule, play_code, odds_thousandths, start_issue_code,
       start_amount_micros, start_multiple, issue_gap, win_rate_percent, stop_mode, total_micros, created_at_ms)
     VALUES (:playerId, :planType, :profitRule, :playCode, :oddsThousandths, :startIssueCode,
       :startAmountMicros, :startMultiple, :issueGap, :winRatePercent, :stopMode, :totalMicros, :createdAtMs)`,
    chase,
  ).lastId;
}

/** A chase of any player. */
export function findChase(db: Database, id: number): ChaseRow | undefined {
  return findRow(db, `${CHASES_WITH_SUMS} WHERE chases.id = :id GROUP BY chases.id`, { id });
}

/** A chase that must exist. */
export function getChase(db: Database, id: number): ChaseRow {
  const chase = findChase(db, id);
  if (chase === undefined) throw new Error(`there is no chase ${id}`);
  return chase;
}

/** The running chases that have an item on the issue, whatever became of the item. */
export function listRunningChasesOn(db: Database, issueCode: string): ChaseRow[] {
  return listRows(
    db,
    `${CHASES_WITH_SUMS}
     WHERE chases.status = ${CHASE_STATUS.running} AND chases.id IN (
       SELECT chase_id FROM chase_items WHERE status IN (${Object.values(CHASE_ITEM_STATUS)}) AND issue_code = :issueCode)
     GROUP BY chases.id ORDER BY chases.id`,
    { issueCode },
  );
}

/** Ends a chase; the database refuses to end one twice. */
export function updateChaseEnded(
  db: Database,
  end: { readonly id: number; readonly status: ChaseStatus; readonly endedAtMs: number },
): void {
  runStatement(db, 'UPDATE chases SET status = :status, ended_at_ms = :endedAtMs WHERE id = :id', end);
}

/** Which chases; times are [fromMs, beforeMs). */
type ChasesFilter = {
  readonly player?: number;
  readonly status?: ChaseStatus | undefined;
  readonly type?: number;
  readonly fromMs?: number;
  readonly beforeMs?: number;
};

/** A page of chases, newest first, and how many there are. */
export function findChases(db: Database, filter: ChasesFilter, page: { limit: number; offset: number }) {
  const conditions = {
    player: 'player_id = :player',
    status: 'status = :status',
    type: 'plan_type = :type',
    fromMs: 'created_at_ms >= :fromMs',
    beforeMs: 'created_at_ms < :beforeMs',
  };
  const source = { table: 'chases', select: CHASES_WITH_SUMS, groupBy: 'GROUP BY chases.id', conditions };
  return findPage<ChaseRow, ChasesFilter>(db, source, { filter, ...page });
}

/** The newest of a player's chases, or of those in a state. */
export function findNewestChase(db: Database, player: number, status?: ChaseStatus): ChaseRow | undefined {
  return findChases(db, { player, status }, { limit: 1, offset: 0 }).rows[0];
}
