import { existsSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DatabaseFileError, isLocked } from './database-file-error.ts';
import { lockDatabase, lockPath } from './lock-database.ts';

/**
 * Deletes a database file with all that lies beside it; answers whether there was one. Refuses while another program
 * has it open: a server would go on writing into a file that no longer has a name.
 */
export function deleteDatabase(path: string): boolean {
  const wasThere = existsSync(path);
  if (wasThere && isOpenElsewhere(path)) {
    throw new DatabaseFileError(
      `The database file ${path} is in use: stop the server or program that has it open first.`,
    );
  }
  for (const file of [path, ...pathsBeside(path)]) rmSync(file, { force: true });
  return wasThere;
}

/** Where all lies that belongs to a database file: without it nothing of that is of use. */
export function pathsBeside(path: string): readonly string[] {
  const logs = [`${path}-wal`, `${path}-shm`];
  return [...logs, lockPath(path), madeImagePath(path), invitationPath(path), brandPath(path)];
}

/** Where the image lies that a world was made with, beside its database file. */
export function madeImagePath(path: string): string {
  return `${path}-made`;
}

/** Where the invitation into a world lies, beside its database file. */
export function invitationPath(path: string): string {
  return `${path}-invitation`;
}

/** Where the name, logo and colour of a world lie, beside its database file. */
export function brandPath(path: string): string {
  return `${path}-brand`;
}

/** Leaving the write-ahead mode needs exclusive use of the file. A file that cannot be read is not in use. */
function isOpenElsewhere(path: string): boolean {
  const db = new Sqlite(path, { timeout: 0 });
  try {
    lockDatabase(path)();
    db.pragma('journal_mode = DELETE');
    return false;
  } catch (error) {
    return error instanceof DatabaseFileError || isLocked(error);
  } finally {
    db.close();
  }
}
