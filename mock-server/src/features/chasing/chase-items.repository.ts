import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS, type BetStatus } from '@canada28/shared/contract/betting.contract.ts';
import type { ChaseItem } from '@canada28/shared/contract/chase.ts';
import {
  CHASE_ITEM_LOSS,
  CHASE_ITEM_STATUS,
  type ChaseItemLoss,
  type ChaseItemStatus,
} from '@canada28/shared/contract/chase-states.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import type { ProfitRule } from '@canada28/shared/game/chase-plan.ts';
import type { StopMode } from '@canada28/shared/game/chase-stop.ts';
import { CHASES_OF_PART, type IssuePart } from '../draws/issue-part.ts';

export type ChaseItemRow = Omit<ChaseItem, 'planCode' | 'bet'> & {
  readonly chaseId: number;
  readonly playerId: number;
  readonly playerStatus: PlayerStatus;
  readonly playCode: number;
  readonly oddsThousandths: number;
  readonly planType: number;
  readonly profitRule: ProfitRule;
  readonly stopMode: StopMode;
  /** The bet it became. */
  readonly betId: number | null;
  readonly betStatus: BetStatus | null;
  readonly prizeMicros: number | null;
};

/** As the model of the contract. */
export function chaseItemOfRow({ betId, betStatus: status, prizeMicros, ...row }: ChaseItemRow): ChaseItem {
  const isBet = betId !== null && status !== null && prizeMicros !== null;
  const bet = isBet ? { orderCode: String(betId), status, prizeMicros } : undefined;
  return { ...row, planCode: String(row.chaseId), bet };
}

type NewChaseItem = Pick<ChaseItemRow, 'chaseId' | 'issueCode' | 'multiple' | 'amountMicros'>;

const ITEMS = `
  SELECT item.id, item.chase_id AS chaseId, item.issue_code AS issueCode, item.multiple,
    item.amount_micros AS amountMicros, item.status, item.loss, chases.player_id AS playerId,
    players.status AS playerStatus, chases.play_code AS playCode,
    chases.odds_thousandths AS oddsThousandths, chases.plan_type AS planType,
    chases.profit_rule AS profitRule, chases.stop_mode AS stopMode, bets.id AS betId,
    bets.status AS betStatus, bets.prize_micros AS prizeMicros
  FROM chase_items AS item
  JOIN chases ON chases.id = item.chase_id
  JOIN players ON players.id = chases.player_id
  LEFT JOIN bets ON bets.chase_item_id = item.id`;

export function insertChaseItem(db: Database, item: NewChaseItem): void {
  runStatement(
    db,
    `INSERT INTO chase_items (chase_id, issue_code, multiple, amount_micros)
     VALUES (:chaseId, :issueCode, :multiple, :amountMicros)`,
    item,
  );
}

/** In the order of their issues. */
export function listItemsOfChase(db: Database, chaseId: number): ChaseItemRow[] {
  return listRows(db, `${ITEMS} WHERE item.chase_id = :chaseId ORDER BY item.id`, { chaseId });
}

/** Those that players of a part have on its issue in one state, oldest chase first. */
export function listItemsOfPart(db: Database, part: IssuePart, status: ChaseItemStatus): ChaseItemRow[] {
  const sql = `${ITEMS} WHERE item.status = :status AND item.issue_code = :issueCode AND ${CHASES_OF_PART}
    ORDER BY item.id`;
  return listRows(db, sql, { ...part, status });
}

/** The first of those in one state, oldest chase first. */
export function listItemsOnIssue(
  db: Database,
  items: { readonly issueCode: string; readonly status: ChaseItemStatus; readonly limit: number },
): ChaseItemRow[] {
  const sql = `${ITEMS} WHERE item.status = :status AND item.issue_code = :issueCode ORDER BY item.id LIMIT :limit`;
  return listRows(db, sql, items);
}

/**
 * When the sale of the first issue that has an item in one state opens or ends, and its code; nothing while there is no
 * such issue yet: later ones come later.
 */
export function firstIssueSql(moment: 'sale_start_ms' | 'sale_end_ms', status: ChaseItemStatus): string {
  return `SELECT ${moment}, issue_code FROM issues WHERE issue_code =
    (SELECT issue_code FROM chase_items WHERE status = ${status} ORDER BY issue_code LIMIT 1)`;
}

export function hasUnsettledBet(db: Database, chaseId: number): boolean {
  const sql = `SELECT 1 FROM chase_items JOIN bets ON bets.chase_item_id = chase_items.id
    WHERE chase_items.chase_id = :chaseId AND bets.status = ${BET_STATUS.waiting}`;
  return findRow(db, sql, { chaseId }) !== undefined;
}

/** Moves an item on; the database refuses to decide one twice. */
export function updateItemStatus(db: Database, id: number, status: ChaseItemStatus): void {
  runStatement(db, 'UPDATE chase_items SET status = :status WHERE id = :id', { id, status });
}

/** Notes why an item was cancelled although its chase went on. */
export function updateItemLoss(db: Database, id: number, loss: ChaseItemLoss): void {
  runStatement(db, 'UPDATE chase_items SET loss = :loss WHERE id = :id', { id, loss });
}

/** Marks as cancelled the items whose bet on the issue was cancelled. */
export function updateItemsOfCancelledBets(db: Database, issueCode: string): void {
  runStatement(
    db,
    `UPDATE chase_items SET status = ${CHASE_ITEM_STATUS.cancelled}, loss = ${CHASE_ITEM_LOSS.void}
     WHERE status = ${CHASE_ITEM_STATUS.executed} AND issue_code = :issueCode
       AND EXISTS (SELECT 1 FROM bets WHERE bets.chase_item_id = chase_items.id AND bets.status = ${BET_STATUS.cancelled})`,
    { issueCode },
  );
}
