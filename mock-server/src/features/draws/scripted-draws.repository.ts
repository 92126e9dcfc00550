import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';

/** Queues a number set for a draw to come. */
export function insertScriptedDraw(db: Database, numbers: readonly number[]): void {
  runStatement(db, 'INSERT INTO scripted_draws (numbers) VALUES (:numbers)', { numbers: numbers.join(',') });
}

/** Takes the first waiting number set for an issue; undefined when none waits. */
export function takeScriptedDraw(db: Database, issueCode: string): number[] | undefined {
  const row = findRow<{ numbers: string }>(
    db,
    `UPDATE scripted_draws SET issue_code = :issueCode
     WHERE id = (SELECT id FROM scripted_draws WHERE issue_code IS NULL ORDER BY id LIMIT 1)
     RETURNING numbers`,
    { issueCode },
  );
  return row?.numbers.split(',').map(Number);
}

/** How many number sets wait for a draw. */
export function countScriptedDraws(db: Database): number {
  const row = findRow<{ count: number }>(
    db,
    'SELECT count(*) AS count FROM scripted_draws WHERE issue_code IS NULL',
  );
  return row?.count ?? 0;
}
