import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';

/** What settles an issue: one statement for all of its bets, however many. */
type IssueSettlement = {
  readonly issueCode: string;
  readonly winningPlayCodes: readonly number[];
  readonly prizeCapMicros: number;
  readonly nowMs: number;
};

const SUM_SQL = `SELECT issues.sum FROM bets JOIN issues USING (issue_code)
  WHERE bets.issue_code = :issueCode AND bets.status = ${BET_STATUS.waiting} LIMIT 1`;

const IS_WON = 'play_code IN (SELECT value FROM json_each(:winning))';

const SETTLE_BETS_SQL = `UPDATE bets SET
    status = CASE WHEN ${IS_WON} THEN ${BET_STATUS.won} ELSE ${BET_STATUS.lost} END,
    prize_micros =
      CASE WHEN ${IS_WON} THEN min(amount_micros * odds_thousandths / 1000, :prizeCapMicros) ELSE 0 END,
    settled_at_ms = :nowMs
  WHERE issue_code = :issueCode AND status = ${BET_STATUS.waiting}`;

/** The sum that was drawn for bets that wait on it; undefined when none does. */
export function findSumOfBets(db: Database, issueCode: string): number | undefined {
  return findRow<{ sum: number }>(db, SUM_SQL, { issueCode })?.sum;
}

/** Decides every waiting bet of the issue; prize = amount × odds copied onto the bet, integer micro-USDT (game §3). */
export function updateBetsSettled(db: Database, settlement: IssueSettlement): number {
  const { winningPlayCodes, ...values } = settlement;
  return runStatement(db, SETTLE_BETS_SQL, { ...values, winning: JSON.stringify(winningPlayCodes) }).changes;
}

/** Cancels every waiting bet of an issue that gets no result; answers how many there were. */
export function updateBetsCancelled(db: Database, issueCode: string, nowMs: number): number {
  const sql = `UPDATE bets SET status = ${BET_STATUS.cancelled}, settled_at_ms = :nowMs
    WHERE issue_code = :issueCode AND status = ${BET_STATUS.waiting}`;
  return runStatement(db, sql, { issueCode, nowMs }).changes;
}

/** What the cancelled bets of an issue gave back to each player. */
export function listRefunds(
  db: Database,
  issueCode: string,
): { readonly playerId: number; readonly micros: number }[] {
  const sql = `SELECT player_id AS playerId, sum(amount_micros) AS micros FROM bets
    WHERE issue_code = :issueCode AND status = ${BET_STATUS.cancelled} GROUP BY player_id ORDER BY player_id`;
  return listRows(db, sql, { issueCode });
}
