import Sqlite from 'better-sqlite3';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import type { Migration } from './read-migrations.ts';
import { commitShared } from './transaction.ts';

/** Where a file's header says how it is written and read: 1 is the rollback journal, 2 the write-ahead log. */
const JOURNAL_VERSIONS = [18, 19];

/** All that a database holds, as bytes that open in memory: a world, a snapshot, a template. */
export function imageOf(db: Database): Buffer {
  commitShared(db);
  return withoutLog(db.serialize());
}

/** How many bytes an image of the database has. */
export function bytesOf(db: Database): number {
  const pragma = (name: string) => Number(db.pragma(name, { simple: true }));
  return pragma('page_count') * pragma('page_size');
}

/** No database in memory has a write-ahead log: one whose header asks for it cannot be opened there. Changes the bytes it is given. */
export function withoutLog(image: Buffer): Buffer {
  for (const offset of JOURNAL_VERSIONS) image[offset] = 1;
  return image;
}

/**
 * An image may come from elsewhere: its schema reaches nothing outside of it. Its pages are in memory already, and a cache
 * would hold them a second time: for three pages or more SQLite sets memory aside ahead, for twenty of them before it can be
 * told how many, which the last pragma gives back. What a transaction writes stays in the cache, up to 20 MB, until the
 * commit.
 */
const IN_MEMORY = `
  PRAGMA trusted_schema = OFF;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = 2;
  PRAGMA cache_spill = 5000;
  PRAGMA shrink_memory;`;

/** A database in memory that begins with the content of an image: 0.1 ms for a fresh world, some ms for a large one. */
export function openImage(image: Buffer): Database {
  const db = new Sqlite(image);
  // In one go: a statement of a pragma would take memory until it is collected as garbage.
  db.exec(IN_MEMORY);
  return db;
}

/** The image of a database of the newest schema in which nothing was written yet. */
export function emptyImage(migrations: readonly Migration[]): Buffer {
  const db = openDatabase(':memory:');
  try {
    migrate(db, migrations);
    return imageOf(db);
  } finally {
    db.close();
  }
}
