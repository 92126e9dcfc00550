import { DatabaseFileError } from './database-file-error.ts';
import type { Database } from './open-database.ts';
import { findRow } from './prepared.ts';
import { type Migration, newestOf } from './read-migrations.ts';

/**
 * Brings a database forward to the newest schema, each step in one transaction, and answers how many steps it ran.
 * A file of a newer program is refused: going back would lose what it holds.
 */
export function migrate(db: Database, migrations: readonly Migration[]): number {
  const current = schemaOf(db);
  const newest = newestOf(migrations);
  if (current > newest) {
    throw new DatabaseFileError(
      `The database file ${db.name} has schema ${current}, newer than this program's ${newest}: start the newer program or use another file.`,
    );
  }
  if (current <= 0) refuseForeignFile(db);
  const missing = migrations.filter(({ number }) => number > current);
  for (const { number, sql } of missing) {
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`user_version = ${number}`);
    }).immediate();
  }
  return missing.length;
}

/** A file with tables but without our schema number belongs to another program: ours would be mixed into its data. */
function refuseForeignFile(db: Database): void {
  if (findRow(db, 'SELECT name FROM sqlite_schema LIMIT 1') === undefined) return;
  throw new DatabaseFileError(
    `The database file ${db.name} holds another program's tables: use another file.`,
  );
}

/** Refuses a file that `migrate` would change; for programs that only read. */
export function requireNewestSchema(db: Database, migrations: readonly Migration[]): void {
  const [current, newest] = [schemaOf(db), newestOf(migrations)];
  if (current === newest) return;
  throw new DatabaseFileError(
    `The database file ${db.name} has schema ${current}, this program's is ${newest}: start the server with it once.`,
  );
}

function schemaOf(db: Database): number {
  return Number(db.pragma('user_version', { simple: true }));
}
