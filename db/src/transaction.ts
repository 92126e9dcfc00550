import type { Database } from './open-database.ts';
import { noteWrite, prepared } from './prepared.ts';

/**
 * Runs `work` as one write transaction: committed when it returns, rolled back when it throws. `keepsWrites` may name
 * errors that commit all the same (a counted wrong password outlives its refusal); they are thrown after the commit.
 */
export function inTransaction<Result>(
  db: Database,
  work: () => Result,
  keepsWrites: (error: unknown) => boolean = () => false,
): Result {
  prepared(db, 'BEGIN IMMEDIATE').run();
  try {
    const result = work();
    prepared(db, 'COMMIT').run();
    return result;
  } catch (error) {
    if (db.inTransaction) prepared(db, keepsWrites(error) ? 'COMMIT' : 'ROLLBACK').run();
    noteWrite(db);
    throw error;
  }
}
