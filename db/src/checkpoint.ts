import type { Database } from './open-database.ts';
import { changedRowsOf } from './prepared.ts';
import { commitShared } from './transaction.ts';

type Seen = { changes: number; isCheckpointed: boolean };

const lastSeen = new WeakMap<Database, Seen>();

/**
 * Moves the write-ahead log into the database file once nothing was written since the last look; called now and then.
 * During a burst of writes it does nothing, so that no caller waits for it. Answers whether it did anything.
 */
export function checkpointWhenIdle(db: Database): boolean {
  const changes = changedRowsOf(db);
  const seen = lastSeen.get(db);
  const isIdle = seen?.changes === changes && !seen.isCheckpointed;
  if (isIdle) checkpoint(db);
  lastSeen.set(db, { changes, isCheckpointed: isIdle || (seen?.changes === changes && seen.isCheckpointed) });
  return isIdle;
}

/** Moves the write-ahead log into the database file: what is there a power cut does not lose (decision 017). */
export function checkpoint(db: Database): void {
  commitShared(db);
  db.pragma('wal_checkpoint(PASSIVE)');
}
