import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';

/** What is wanted of a draw to come, as stored: exactly one of numbers, lateness and void. */
type DrawScriptRow = {
  readonly id: number;
  readonly issueCode: string | null;
  readonly numbers: string | null;
  readonly lateMs: number | null;
  readonly isVoid: number;
};

/** What a named issue is to have: this number set, a draw later by so many ms, or no draw. */
type IssueScript =
  | { readonly numbers: readonly number[] }
  | { readonly lateMs: number }
  | { readonly isVoid: true };

/** Wants a number set for the next draw that has none of its own, after those that wait for one already. */
export function insertNextNumbers(db: Database, numbers: readonly number[]): void {
  runStatement(db, 'INSERT INTO draw_scripts (numbers) VALUES (:numbers)', { numbers: numbers.join(',') });
}

/** Wants something of one issue, in the place of what was wanted of its outcome, or of its lateness, before. */
export function putIssueScript(db: Database, issueCode: string, script: IssueScript): void {
  runStatement(
    db,
    `INSERT OR REPLACE INTO draw_scripts (issue_code, numbers, late_ms, is_void)
     VALUES (:issueCode, :numbers, :lateMs, :isVoid)`,
    {
      issueCode,
      numbers: 'numbers' in script ? script.numbers.join(',') : null,
      lateMs: 'lateMs' in script ? script.lateMs : null,
      isVoid: 'isVoid' in script ? 1 : 0,
    },
  );
}

/** Oldest wish first. */
export function listDrawScripts(db: Database): DrawScriptRow[] {
  const sql = `SELECT id, issue_code AS issueCode, numbers, late_ms AS lateMs, is_void AS isVoid
    FROM draw_scripts ORDER BY id`;
  return listRows(db, sql);
}

/** Answers whether it was there. */
export function deleteDrawScript(db: Database, id: number): boolean {
  return runStatement(db, 'DELETE FROM draw_scripts WHERE id = :id', { id }).changes > 0;
}

/** Takes the numbers for an issue's draw: its own, else the first that wait for any; undefined when none wait. */
export function takeScriptedNumbers(db: Database, issueCode: string): number[] | undefined {
  const row = findRow<{ numbers: string }>(
    db,
    `DELETE FROM draw_scripts WHERE id = coalesce(
       (SELECT id FROM draw_scripts WHERE issue_code = :issueCode AND numbers IS NOT NULL AND late_ms IS NULL),
       (SELECT id FROM draw_scripts WHERE issue_code IS NULL ORDER BY id LIMIT 1))
     RETURNING numbers`,
    { issueCode },
  );
  return row?.numbers.split(',').map(Number);
}

/** Forgets what is left of an issue's wishes: it has come to its end. */
export function deleteScriptsOfIssue(db: Database, issueCode: string): void {
  runStatement(db, 'DELETE FROM draw_scripts WHERE issue_code = :issueCode', { issueCode });
}
