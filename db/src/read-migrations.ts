import { readdirSync, readFileSync } from 'node:fs';

/** One numbered step of the schema. */
export type Migration = { readonly number: number; readonly name: string; readonly sql: string };

/** Reads `0001-name.sql …` of a folder in order; throws when a file has no number or two have the same. */
export function readMigrations(folder: URL): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const migrations = names.map((name) => ({
    number: Number(name.slice(0, 4)),
    name,
    sql: readFileSync(new URL(name, folder), 'utf8'),
  }));
  migrations.forEach(({ number, name }, index) => {
    const before = migrations[index - 1]?.number ?? 0;
    if (!(number > before)) throw new Error(`migration ${name} needs a number above ${before}`);
  });
  return migrations;
}

/** The number of the newest schema; 0 where there are no migrations. */
export function newestOf(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.number ?? 0;
}
