import type { Database } from './open-database.ts';
import { noteWrite, prepared } from './prepared.ts';

/** Names errors that commit all the same: a counted wrong password outlives its refusal. */
type KeepsWrites = (error: unknown) => boolean;

const keepsNothing: KeepsWrites = () => false;

/**
 * Runs `work` as one write transaction: committed when it returns, rolled back when it throws. An error that keeps its
 * writes is thrown after the commit.
 */
export function inTransaction<Result>(
  db: Database,
  work: () => Result,
  keepsWrites: KeepsWrites = keepsNothing,
): Result {
  commitShared(db);
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

/** Of more works than this the first ones do not wait for the last: with thousands of connections a turn takes seconds. */
const MOST_WORKS = 100;

/** The transaction of the works of one turn of the event loop. */
type SharedTransaction = {
  works: number;
  /** Settles when it has ended: fails where nothing of it was kept. */
  readonly committed: Promise<void>;
  readonly keep: () => void;
  readonly fail: (error: unknown) => void;
};

const sharedTransactions = new WeakMap<Database, SharedTransaction>();

/**
 * Runs `work` at once, and answers when it is committed: together with all that is asked for in the same turn of the
 * event loop, because a commit costs more than most works. To each work it is a transaction of its own: what throws is
 * rolled back alone. Where the commit fails, nothing of any of them was kept, and each is told.
 */
export async function inSharedTransaction<Result>(
  db: Database,
  work: () => Result,
  keepsWrites: KeepsWrites = keepsNothing,
): Promise<Result> {
  const transaction = sharedTransactions.get(db) ?? beginShared(db);
  const { committed, fail } = transaction;
  prepared(db, 'SAVEPOINT work').run();
  let outcome: () => Result;
  try {
    const result = work();
    prepared(db, 'RELEASE work').run();
    outcome = () => result;
  } catch (error) {
    outcome = () => {
      throw error;
    };
    noteWrite(db);
    if (!db.inTransaction) {
      // A full disk takes back the whole transaction, and with it what others had done in it.
      sharedTransactions.delete(db);
      fail(error);
    } else {
      if (!keepsWrites(error)) prepared(db, 'ROLLBACK TO work').run();
      prepared(db, 'RELEASE work').run();
    }
  }
  transaction.works += 1;
  if (transaction.works === MOST_WORKS && sharedTransactions.get(db) === transaction) commitShared(db);
  await committed;
  return outcome();
}

function beginShared(db: Database): SharedTransaction {
  prepared(db, 'BEGIN IMMEDIATE').run();
  let [keep, fail]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const committed = new Promise<void>((resolve, reject) => {
    [keep, fail] = [resolve, reject];
  });
  const transaction = { works: 0, committed, keep, fail };
  sharedTransactions.set(db, transaction);
  setImmediate(() => {
    if (sharedTransactions.get(db) === transaction) commitShared(db);
  });
  return transaction;
}

/** Commits what works share now, if they do: the next reader of the database sees what is certain. */
export function commitShared(db: Database): void {
  const transaction = sharedTransactions.get(db);
  if (transaction === undefined) return;
  sharedTransactions.delete(db);
  try {
    prepared(db, 'COMMIT').run();
    transaction.keep();
  } catch (error) {
    if (db.inTransaction) prepared(db, 'ROLLBACK').run();
    noteWrite(db);
    transaction.fail(error);
  }
}

/** Closes a database, if there is one; what works share is committed before. */
export function closeDatabase(db: Database | undefined): void {
  if (db === undefined) return;
  commitShared(db);
  db.close();
}
