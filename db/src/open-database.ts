import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/** An open SQLite database; every repository speaks through it. */
export type Database = Sqlite.Database;

/** The file cannot serve as this product's database; the message is one sentence for the person who started it. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
}

/** Another server works on the file: it is sound, and in use. */
export class DatabaseInUseError extends DatabaseFileError {}

/**
 * Opens (or creates) the database file, or `:memory:`. Foreign keys are on; commits survive a killed process (WAL).
 * Throws a DatabaseFileError when the file cannot be read or is not a database.
 */
export function openDatabase(path: string): Database {
  try {
    if (path !== ':memory:') makeFolder(dirname(path));
    const db = new Sqlite(path);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = NORMAL');
    // Checkpoints make the slowest writes: they wait for an idle moment (`checkpointWhenIdle`), or for 20 MB under a
    // lasting load. Rarer ones would take so long that one bet in a hundred waited twice as long.
    db.pragma('wal_autocheckpoint = 5000');
    db.pragma('foreign_keys = ON');
    // The process stands still while it waits: better one call that is told to try again than a frozen server.
    db.pragma('busy_timeout = 250');
    db.pragma('temp_store = MEMORY');
    db.pragma('cache_size = -65536');
    return db;
  } catch (error) {
    throw cannotOpen(path, error);
  }
}

/** Folder by folder: Node's own recursive way never returns where the system denies that a parent exists (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Opens an existing database file to look at it only; a server may have it open at the same time. */
export function openDatabaseReadOnly(path: string): Database {
  try {
    const db = new Sqlite(path, { readonly: true, fileMustExist: true });
    db.pragma('schema_version');
    return db;
  } catch (error) {
    throw cannotOpen(path, error);
  }
}

/** SQLite's codes for a file that is damaged, not a database, locked by another program, full or not to be written. */
const FILE_TROUBLE = /^SQLITE_(CORRUPT|NOTADB|BUSY|CANTOPEN|FULL|IOERR|READONLY)/;

/** Whether a database call failed only because another program holds the file at the moment. */
export function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** One sentence when a database call failed because of its file, not of a defect; undefined otherwise. */
export function fileTroubleOf(error: unknown): string | undefined {
  if (error instanceof DatabaseFileError) return error.message;
  if (!(error instanceof Sqlite.SqliteError) || !FILE_TROUBLE.test(error.code)) return undefined;
  return `The database file cannot be used: ${error.message}.`;
}

/** What a log should hold of a failure: trouble with the file is no defect, and a trace would only hide the sentence. */
export function loggedAs(error: unknown): unknown {
  return fileTroubleOf(error) ?? error;
}

function cannotOpen(path: string, cause: unknown): DatabaseFileError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseFileError(`The database file ${path} cannot be opened: ${reason}.`, { cause });
}
