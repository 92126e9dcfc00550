import { type FilterOf, findPage, type Page } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import type { Chase } from '@canada28/shared/contract/chase.ts';
import {
  CHASE_ITEM_STATUS,
  CHASE_STATUS,
  type ChaseStatus,
  modeOfPlanType,
} from '@canada28/shared/contract/chase-states.ts';
import type { ProfitRule } from '@canada28/shared/game/chase-plan.ts';
import type { StopMode } from '@canada28/shared/game/chase-stop.ts';
import { CHASES_OF_PART, type IssuePart } from '../draws/issue-part.ts';

/** A chase as stored, with what its items and their bets come to. */
export type ChaseRow = Omit<Chase, 'planCode' | 'mode' | 'stopMode'> & {
  readonly playerId: number;
  readonly planType: number;
  readonly profitRule: ProfitRule;
  readonly oddsThousandths: number;
  readonly stopMode: StopMode;
  /** Items whose issue has not opened yet. */
  readonly unopenedItems: number;
  /** Items that are neither a bet nor given back yet. */
  readonly undecidedItems: number;
  /** Those of them that are on sale and wait for a settlement. */
  readonly pausedItems: number;
  readonly unsettledBets: number;
};

/** As the model of the contract: it runs from its first bet on. */
export function chaseOfRow(row: ChaseRow): Chase {
  // One that ended has no unopened item.
  const isWaiting = row.unopenedItems === row.totalIssues;
  return {
    ...row,
    planCode: String(row.id),
    mode: modeOfPlanType(row.planType),
    status: isWaiting ? CHASE_STATUS.waiting : row.status,
  };
}

const TERMS = {
  playerId: 'player_id',
  planType: 'plan_type',
  profitRule: 'profit_rule',
  playCode: 'play_code',
  oddsThousandths: 'odds_thousandths',
  startIssueCode: 'start_issue_code',
  startAmountMicros: 'start_amount_micros',
  startMultiple: 'start_multiple',
  issueGap: 'issue_gap',
  winRatePercent: 'win_rate_percent',
  stopMode: 'stop_mode',
  totalMicros: 'total_micros',
  createdAtMs: 'created_at_ms',
} as const;

export type NewChase = Pick<ChaseRow, keyof typeof TERMS>;

const { notExecuted, executed, paused } = CHASE_ITEM_STATUS;

// Sums are taken from items and bets, never kept: so they are right after every settlement, refund and void issue.
const CHASES_WITH_SUMS = `
  SELECT chases.id, chases.status, ${Object.entries(TERMS).map(([name, column]) => `chases.${column} AS ${name}`)},
    count(*) AS totalIssues,
    sum(item.status = ${notExecuted}) AS unopenedItems,
    sum(item.status IN (${notExecuted}, ${paused})) AS undecidedItems,
    sum(item.status = ${paused}) AS pausedItems,
    sum(item.status = ${executed}) AS executedIssues,
    count(CASE WHEN bets.status = ${BET_STATUS.waiting} THEN 1 END) AS unsettledBets,
    sum(CASE WHEN item.status = ${executed} THEN item.amount_micros ELSE 0 END) AS stakedMicros,
    coalesce(sum(bets.prize_micros), 0) AS paidMicros
  FROM chases
  JOIN chase_items AS item ON item.chase_id = chases.id
  LEFT JOIN bets ON bets.chase_item_id = item.id`;

const INSERT_SQL = `
  INSERT INTO chases (${Object.values(TERMS)}) VALUES (${Object.keys(TERMS).map((name) => `:${name}`)})`;

/** Stores a running chase; answers its id. */
export function insertChase(db: Database, chase: NewChase): number {
  return runStatement(db, INSERT_SQL, chase).lastId;
}

/** A chase of any player. */
export function findChase(db: Database, id: number): ChaseRow | undefined {
  return findRow(db, `${CHASES_WITH_SUMS} WHERE chases.id = :id GROUP BY chases.id`, { id });
}

export function getChase(db: Database, id: number): ChaseRow {
  const chase = findChase(db, id);
  if (chase === undefined) throw new Error(`there is no chase ${id}`);
  return chase;
}

/** The running chases of the part's players that have an item on the issue that was not given back. */
export function listRunningChasesOn(db: Database, part: IssuePart): ChaseRow[] {
  return listRows(
    db,
    `${CHASES_WITH_SUMS}
     WHERE chases.status = ${CHASE_STATUS.running} AND ${CHASES_OF_PART} AND chases.id IN (
       SELECT chase_id FROM chase_items
       WHERE status IN (${[notExecuted, executed, paused]}) AND issue_code = :issueCode)
     GROUP BY chases.id ORDER BY chases.id`,
    part,
  );
}

/** Ends a chase; the database refuses to end one twice. */
export function updateChaseEnded(
  db: Database,
  end: { readonly id: number; readonly status: ChaseStatus; readonly endedAtMs: number },
): void {
  runStatement(db, 'UPDATE chases SET status = :status, ended_at_ms = :endedAtMs WHERE id = :id', end);
}

/** Times are [fromMs, beforeMs). */
const CHASES = {
  table: 'chases',
  select: CHASES_WITH_SUMS,
  groupBy: 'GROUP BY chases.id',
  conditions: {
    player: 'player_id = :player',
    status: 'status = :status',
    type: 'plan_type = :type',
    fromMs: 'created_at_ms >= :fromMs',
    beforeMs: 'created_at_ms < :beforeMs',
  },
};

export function findChases(db: Database, filter: FilterOf<typeof CHASES>, page: Page) {
  return findPage<ChaseRow>(db, CHASES, { filter, ...page });
}

export function findNewestChase(db: Database, player: number, status?: ChaseStatus): ChaseRow | undefined {
  return findChases(db, { player, status }, { limit: 1, offset: 0 }).rows[0];
}
