import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';

/** What is stored of an issue's state; selling and sealed follow from the clock. */
export const ISSUE_STATE = {
  created: 'created',
  drawn: 'drawn',
  settled: 'settled',
  closed: 'closed',
} as const;

/** An issue as stored. `state` leaves out what follows from the clock. */
export type IssueRow = {
  readonly id: number;
  readonly issueCode: string;
  readonly saleStartMs: number;
  readonly saleEndMs: number;
  readonly drawAtMs: number;
  readonly slotEndMs: number;
  readonly seedHash: string | null;
  readonly state: keyof typeof ISSUE_STATE;
  readonly drawnAtMs: number | null;
  readonly numbers: string | null;
  readonly digits: string | null;
  readonly sum: number | null;
  readonly seed: string | null;
  readonly isForced: number;
};

export const ISSUES_SQL = `
  SELECT id, issue_code AS issueCode, sale_start_ms AS saleStartMs, sale_end_ms AS saleEndMs,
    draw_at_ms AS drawAtMs, slot_end_ms AS slotEndMs, seed_hash AS seedHash, state,
    drawn_at_ms AS drawnAtMs, numbers, digits, sum, seed, is_forced AS isForced
  FROM issues`;

type NewIssue = Pick<
  IssueRow,
  'issueCode' | 'saleStartMs' | 'saleEndMs' | 'drawAtMs' | 'slotEndMs' | 'seedHash'
>;

type IssueDraw = {
  readonly issueCode: string;
  readonly drawnAtMs: number;
  readonly numbers: readonly number[];
  readonly digits: readonly number[];
  readonly sum: number;
  readonly seed: string | null;
  readonly isForced: boolean;
};

const HAS_RESULT = `IN ('${ISSUE_STATE.drawn}', '${ISSUE_STATE.settled}')`;

const DRAW_ISSUE_SQL = `UPDATE issues SET state = '${ISSUE_STATE.drawn}', drawn_at_ms = :drawnAtMs,
    numbers = :numbers, digits = :digits, sum = :sum, seed = :seed, is_forced = :isForced
  WHERE issue_code = :issueCode AND state = '${ISSUE_STATE.created}'`;

const CLOSE_ISSUE_SQL = `UPDATE issues SET state = '${ISSUE_STATE.closed}'
  WHERE issue_code = :issueCode AND state = '${ISSUE_STATE.created}'`;

const SETTLE_ISSUE_SQL = `UPDATE issues SET state = '${ISSUE_STATE.settled}'
  WHERE issue_code = :issueCode AND state = '${ISSUE_STATE.drawn}'`;

export function insertIssue(db: Database, issue: NewIssue): void {
  runStatement(
    db,
    `INSERT INTO issues (issue_code, sale_start_ms, sale_end_ms, draw_at_ms, slot_end_ms, seed_hash)
     VALUES (:issueCode, :saleStartMs, :saleEndMs, :drawAtMs, :slotEndMs, :seedHash)`,
    issue,
  );
}

export function updateIssueDrawn(db: Database, draw: IssueDraw): void {
  runStatement(db, DRAW_ISSUE_SQL, {
    ...draw,
    numbers: draw.numbers.join(','),
    digits: draw.digits.join(','),
    isForced: draw.isForced ? 1 : 0,
  });
}

/** Of an issue whose sale has not opened; the times that it has already are not written again. */
export function updateIssueTimes(
  db: Database,
  issue: Pick<NewIssue, 'issueCode' | 'saleStartMs' | 'saleEndMs' | 'drawAtMs'> & { readonly endMs: number },
): void {
  runStatement(
    db,
    `UPDATE issues SET sale_start_ms = :saleStartMs, sale_end_ms = :saleEndMs, draw_at_ms = :drawAtMs,
       slot_end_ms = :endMs
     WHERE issue_code = :issueCode
       AND (sale_start_ms, sale_end_ms, draw_at_ms, slot_end_ms) <> (:saleStartMs, :saleEndMs, :drawAtMs, :endMs)`,
    issue,
  );
}

/** Ends an issue without a result; answers whether it was still to be drawn. */
export function updateIssueClosed(db: Database, issueCode: string): boolean {
  return runStatement(db, CLOSE_ISSUE_SQL, { issueCode }).changes > 0;
}

/** Marks a drawn issue as settled; answers whether it was one. */
export function updateIssueSettled(db: Database, issueCode: string): boolean {
  return runStatement(db, SETTLE_ISSUE_SQL, { issueCode }).changes === 1;
}

export function findIssue(db: Database, issueCode: string): IssueRow | undefined {
  return findRow(db, `${ISSUES_SQL} WHERE issue_code = :issueCode`, { issueCode });
}

export function getIssue(db: Database, issueCode: string): IssueRow {
  const issue = findIssue(db, issueCode);
  if (issue === undefined) throw new Error(`there is no issue ${issueCode}`);
  return issue;
}

/** The issue whose slot a moment falls into, on sale or just sealed: slots never overlap, so the one that opened last. */
export function findIssueOfMoment(db: Database, nowMs: number): IssueRow | undefined {
  return findRow(
    db,
    `SELECT * FROM (${ISSUES_SQL} WHERE sale_start_ms <= :nowMs ORDER BY sale_start_ms DESC LIMIT 1)
     WHERE slotEndMs > :nowMs`,
    { nowMs },
  );
}

/** The first issue whose sale opens after a moment. */
export function findIssueAfter(db: Database, nowMs: number): IssueRow | undefined {
  const sql = `${ISSUES_SQL} WHERE sale_start_ms > :nowMs ORDER BY sale_start_ms LIMIT 1`;
  return findRow(db, sql, { nowMs });
}

/** When a sale ends next (epoch ms): of the issue on sale, else of the one whose sale opens next; undefined where there is none. */
export function findNextCutoffMs(db: Database, nowMs: number): number | undefined {
  const sql = `SELECT min(sale_end_ms) AS at_ms FROM issues
    WHERE sale_start_ms > :nowMs - ${DAY_MS} AND sale_end_ms > :nowMs`;
  return findRow<{ at_ms: number | null }>(db, sql, { nowMs })?.at_ms ?? undefined;
}

export const NEWEST_SALE_SQL =
  'SELECT sale_start_ms, issue_code FROM issues ORDER BY sale_start_ms DESC LIMIT 1';

/** When the next issue is to be drawn, and its code: as scheduled, or as much later as a tester wants it. */
export const NEXT_DRAW_SQL = firstDrawSql('issues');

/** When the next issue that gets no result would have been drawn, or the next part of one is due, and its code. */
export const NEXT_VOID_SQL = `SELECT min(due_ms), issue_code FROM (
    ${firstDrawSql('draw_scripts AS void JOIN issues ON void.is_void = 1 AND issues.issue_code = void.issue_code')}
    UNION ALL
    SELECT part.due_ms, issue_code FROM settlement_parts AS part JOIN issues USING (issue_code)
    WHERE state = '${ISSUE_STATE.closed}')
  HAVING due_ms IS NOT NULL`;

// min() is faster than sorting: this is asked after every write.
function firstDrawSql(issues: string): string {
  return `SELECT min(draw_at_ms + coalesce(late.late_ms, 0)) AS due_ms, issues.issue_code
    FROM ${issues} LEFT JOIN draw_scripts AS late
      ON late.issue_code = issues.issue_code AND late.late_ms IS NOT NULL
    WHERE state = '${ISSUE_STATE.created}' HAVING due_ms IS NOT NULL`;
}

/** When the next issue is to be settled, right at its draw, or goes on to be, and its code. */
export const NEXT_SETTLEMENT_SQL = `SELECT coalesce(part.due_ms, drawn_at_ms) AS due_ms, issue_code
  FROM issues LEFT JOIN settlement_parts AS part USING (issue_code)
  WHERE state = '${ISSUE_STATE.drawn}' ORDER BY due_ms, id LIMIT 1`;

/** The code of the issue that is drawn next; there is one, because the next issue exists while one is on sale. */
export function getNextDrawCode(db: Database): string {
  return getCode(db, NEXT_DRAW_SQL);
}

export function getNewestIssueCode(db: Database): string {
  return getCode(db, NEWEST_SALE_SQL);
}

function getCode(db: Database, sql: string): string {
  const issue = findRow<{ issue_code: string }>(db, sql);
  if (issue === undefined) throw new Error('the world has no such issue');
  return issue.issue_code;
}

/**
 * Changes whenever one of the newest drawn issues does: another one came, or one of them was settled. A drawn issue
 * changes in nothing else. Far cheaper than reading them all.
 */
export function getHistoryMark(db: Database, limit: number): string {
  const row = findRow<{ mark: string }>(
    db,
    `SELECT count(*) || ' ' || ifnull(max(id), 0) || ' ' || total(id) || ' ' || total(iif(state = '${ISSUE_STATE.drawn}', id, 0)) AS mark
     FROM (SELECT id, state FROM issues WHERE state ${HAS_RESULT} ORDER BY id DESC LIMIT :limit)`,
    { limit },
  );
  return row?.mark ?? '';
}

export function listUndrawnCodes(db: Database): string[] {
  const sql = `SELECT issue_code FROM issues WHERE state = '${ISSUE_STATE.created}' ORDER BY id`;
  return listRows<{ issue_code: string }>(db, sql).map((row) => row.issue_code);
}

const PROMISE_TRIGGER = 'issues_promise_never_changes';

/** Other seed hashes of issues: the trigger that lets no seed hash change is lifted for it. */
export function updateSeedHashes(
  db: Database,
  hashes: readonly { readonly issueCode: string; readonly seedHash: string | null }[],
): void {
  const found = 'SELECT sql FROM sqlite_schema WHERE name = :name';
  const trigger = findRow<{ sql: string }>(db, found, { name: PROMISE_TRIGGER });
  if (trigger === undefined) throw new Error(`the schema has no ${PROMISE_TRIGGER}`);
  db.exec(`DROP TRIGGER ${PROMISE_TRIGGER}`);
  for (const hash of hashes)
    runStatement(db, 'UPDATE issues SET seed_hash = :seedHash WHERE issue_code = :issueCode', hash);
  db.exec(trigger.sql);
}

/** Newest first. */
export function listDrawnIssues(db: Database, limit: number): IssueRow[] {
  const sql = `${ISSUES_SQL} WHERE state ${HAS_RESULT} ORDER BY id DESC LIMIT :limit`;
  return listRows(db, sql, { limit });
}
