import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { cannotOpen } from './database-file-error.ts';

/** An open SQLite database; every repository speaks through it. */
export type Database = Sqlite.Database;

/** What a commit waits for: `normal` loses the last ones in a power cut, `full` none (decision 017). */
export type Synchronous = 'normal' | 'full';

/**
 * Opens (or creates) the database file, or `:memory:`. Foreign keys are on; commits survive a killed process (WAL).
 * Throws a DatabaseFileError when the file cannot be read or is not a database.
 */
export function openDatabase(path: string, synchronous: Synchronous = 'normal'): Database {
  try {
    if (path !== ':memory:') makeFolder(dirname(path));
    const db = new Sqlite(path);
    db.pragma('journal_mode = WAL');
    db.pragma(`synchronous = ${synchronous}`);
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
