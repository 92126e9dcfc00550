import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { ISSUES_SQL, type IssueRow } from '../../features/draws/draws.repository.ts';

/** An issue with its bets: how many, and what was staked (micro-USDT). */
export type CountedIssueRow = IssueRow & { readonly bets: number; readonly stakesMicros: number };

type Around = { readonly nowMs: number; readonly before: number; readonly after: number };

/** So many issues before and after a moment, first the first; the one whose slot it is then counts to neither side. */
export function listIssuesAround(db: Database, around: Around): CountedIssueRow[] {
  const sql = `WITH around AS (
      SELECT * FROM (${ISSUES_SQL} WHERE slot_end_ms <= :nowMs ORDER BY sale_start_ms DESC LIMIT :before)
      UNION ALL ${ISSUES_SQL} WHERE sale_start_ms <= :nowMs AND slot_end_ms > :nowMs
      UNION ALL SELECT * FROM (${ISSUES_SQL} WHERE sale_start_ms > :nowMs ORDER BY sale_start_ms LIMIT :after))
    SELECT around.*, count(bets.id) AS bets, ifnull(sum(bets.amount_micros), 0) AS stakesMicros
    FROM around LEFT JOIN bets ON bets.issue_code = around.issueCode
    GROUP BY around.id ORDER BY around.saleStartMs`;
  return listRows(db, sql, around);
}
