import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';

/** Tables that SQLite itself makes when it needs them, by their very words: a name alone says nothing of what is made. */
const OF_SQLITE = [
  'CREATE TABLE sqlite_sequence(name,seq)',
  'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
  'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)',
];

/** All tables, indexes, views and triggers in words: what a world writes to, and what guards it. */
export function schemaOf(db: Database): string {
  const rows = listRows<{ sql: unknown }>(
    db,
    'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name, sql',
  );
  return JSON.stringify(rows.filter(({ sql }) => !OF_SQLITE.some((known) => known === sql)));
}
