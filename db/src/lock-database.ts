import { existsSync, realpathSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DatabaseInUseError, isLocked } from './database-file-error.ts';

/**
 * Keeps other servers off a database file until the returned undo is called: two timetables and two clocks on one file
 * would each draw and settle as if they were alone. The lock is one of the system's on a file beside it, so it ends
 * with the process however that ends; a program that only reads the database, or writes to it for a moment, is not kept off.
 */
export function lockDatabase(path: string): () => void {
  if (path === ':memory:') return () => undefined;
  // A file that is reached by a symbolic link, too, is one file.
  const lock = new Sqlite(lockPath(existsSync(path) ? realpathSync(path) : path), { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new DatabaseInUseError(
      `The database file ${path} is used by another server: stop that one, or set DATABASE_PATH to another file.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

/** Where the lock of a database file lies. */
export function lockPath(path: string): string {
  return `${path}-lock`;
}
