import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { ISSUE_STATE } from '../draws/draws.repository.ts';
import { BETS_OF_PART, type IssuePart } from '../draws/issue-part.ts';

/** How many bets were decided, and how many of them won. */
export type Decided = { readonly bets: number; readonly prizes: number };

/** What is decided of an issue whose settlement goes on, and when (epoch ms). */
type DoneParts = Decided & {
  readonly issueCode: string;
  readonly toPlayerId: number;
  readonly dueMs: number;
};

type BetsSettlement = {
  readonly winningPlayCodes: readonly number[];
  readonly prizeCapMicros: number;
  readonly nowMs: number;
};

const SUM_SQL = `SELECT issues.sum FROM bets JOIN issues USING (issue_code)
  WHERE bets.issue_code = :issueCode AND issues.state = '${ISSUE_STATE.drawn}' LIMIT 1`;

const IS_WON = 'play_code IN (SELECT value FROM json_each(:winning))';

const SETTLE_BETS_SQL = `UPDATE bets SET
    status = CASE WHEN ${IS_WON} THEN ${BET_STATUS.won} ELSE ${BET_STATUS.lost} END,
    prize_micros =
      CASE WHEN ${IS_WON} THEN min(amount_micros * odds_thousandths / 1000, :prizeCapMicros) ELSE 0 END,
    settled_at_ms = :nowMs
  WHERE ${BETS_OF_PART} AND status = ${BET_STATUS.waiting}`;

/** The sum that was drawn for the bets of an issue that is to be settled; undefined where it has none. */
export function findSumOfBets(db: Database, issueCode: string): number | undefined {
  return findRow<{ sum: number }>(db, SUM_SQL, { issueCode })?.sum;
}

/** Decides every waiting bet of the part; prize = amount × odds copied onto the bet, integer micro-USDT (game §3). */
export function updateBetsSettled(db: Database, part: IssuePart, settlement: BetsSettlement): number {
  const { winningPlayCodes, ...values } = settlement;
  const winning = JSON.stringify(winningPlayCodes);
  return runStatement(db, SETTLE_BETS_SQL, { ...part, ...values, winning }).changes;
}

/** Cancels every waiting bet of a part of an issue that gets no result; answers how many there were. */
export function updateBetsCancelled(db: Database, part: IssuePart, nowMs: number): number {
  const sql = `UPDATE bets SET status = ${BET_STATUS.cancelled}, settled_at_ms = :nowMs
    WHERE ${BETS_OF_PART} AND status = ${BET_STATUS.waiting}`;
  return runStatement(db, sql, { ...part, nowMs }).changes;
}

/** What the cancelled bets of a part gave back to each player. */
export function listRefunds(
  db: Database,
  part: IssuePart,
): { readonly playerId: number; readonly micros: number }[] {
  const sql = `SELECT player_id AS playerId, sum(amount_micros) AS micros FROM bets
    WHERE ${BETS_OF_PART} AND status = ${BET_STATUS.cancelled} GROUP BY player_id ORDER BY player_id`;
  return listRows(db, sql, part);
}

/** What a bet of a chase takes, in bets: the chase goes on with it. */
const CHASE_WEIGHT = 5;

const PART_END_SQL = `
  SELECT player_id AS id FROM (
    SELECT player_id, sum(iif(chase_id IS NULL, 1, ${CHASE_WEIGHT})) OVER (ROWS UNBOUNDED PRECEDING) AS weight
    FROM (
      SELECT player_id, chase_id FROM bets WHERE issue_code = :issueCode AND player_id > :afterPlayerId
      ORDER BY player_id LIMIT :most + 1))
  WHERE weight > :most LIMIT 1`;

/** The player with whom a part ends: whose bet is one too many; undefined where they are not so many. */
export function findPartEnd(
  db: Database,
  part: Pick<IssuePart, 'issueCode' | 'afterPlayerId'> & { readonly most: number },
): number | undefined {
  return findRow<{ id: number }>(db, PART_END_SQL, part)?.id;
}

export function findParts(db: Database, issueCode: string): DoneParts | undefined {
  const sql = `SELECT issue_code AS issueCode, to_player_id AS toPlayerId, bets, prizes, due_ms AS dueMs
    FROM settlement_parts WHERE issue_code = :issueCode`;
  return findRow(db, sql, { issueCode });
}

export function storeParts(db: Database, parts: DoneParts): void {
  const sql = `INSERT OR REPLACE INTO settlement_parts (issue_code, to_player_id, bets, prizes, due_ms)
    VALUES (:issueCode, :toPlayerId, :bets, :prizes, :dueMs)`;
  runStatement(db, sql, parts);
}

export function deleteParts(db: Database, issueCode: string): void {
  runStatement(db, 'DELETE FROM settlement_parts WHERE issue_code = :issueCode', { issueCode });
}
