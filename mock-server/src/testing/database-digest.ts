import { createHash } from 'node:crypto';
import type { Database } from '@canada28/db/open-database.ts';

type Column = { readonly name: string; readonly pk: number };

/**
 * All that a database holds, as lines in one order: table by table by name, rows by their primary key, columns as the
 * table has them, each value as SQL would write it. Two databases with the same lines hold the same, however their
 * pages lie.
 */
function* contentOf(db: Database): Generator<{ readonly table: string; readonly row: string }> {
  for (const table of tablesOf(db)) {
    const columns = db.prepare<[string], Column>('SELECT name, pk FROM pragma_table_info(?)').all(table);
    const keys = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    const order = (keys.length > 0 ? keys : columns).map(({ name }) => name).join(', ');
    const values = columns.map(({ name }) => `quote(${name})`).join(" || ',' || ");
    const rows = db.prepare<[], string>(`SELECT ${values} FROM ${table} ORDER BY ${order}`).pluck();
    for (const row of rows.iterate()) yield { table, row };
  }
}

function tablesOf(db: Database): readonly string[] {
  return db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .pluck()
    .all();
}

/** SHA-256 (hex) over the content of a database, in the order of `contentOf`. */
export function hashOfContent(db: Database): string {
  const hash = createHash('sha256');
  for (const { table, row } of contentOf(db)) hash.update(`${table} ${row}\n`);
  return hash.digest('hex');
}

/** The same for each table: what tells where two databases differ. */
export function hashOfTables(db: Database): Readonly<Record<string, string>> {
  const hashes: Record<string, ReturnType<typeof createHash>> = {};
  for (const { table, row } of contentOf(db)) {
    hashes[table] ??= createHash('sha256');
    hashes[table].update(`${row}\n`);
  }
  return Object.fromEntries(Object.entries(hashes).map(([table, hash]) => [table, hash.digest('hex')]));
}

/**
 * Where the header of a database file says how it was written, not what it holds: how many commits there were (offsets
 * 24 and 92, the same count).
 */
const COMMIT_COUNTS = [24, 92];

/** The bytes of an image without the count of commits: works of one turn share one (decision 106). */
export function withoutCommitCount(image: Buffer): Buffer {
  const copy = Buffer.from(image);
  for (const offset of COMMIT_COUNTS) copy.fill(0, offset, offset + 4);
  return copy;
}
