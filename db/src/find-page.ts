import type { Database } from './open-database.ts';
import { findRow, listRows } from './prepared.ts';

/** Where the rows of a page come from; the newest have the highest id. */
type PageSource = {
  readonly table: string;
  /** `SELECT … FROM …`, joins included, in which the table goes by its own name. */
  readonly select: string;
  readonly groupBy?: string;
  /** What has to hold of a row for each filter that is given, with the filter's value as a parameter of its name. */
  readonly conditions: Readonly<Record<string, string>>;
};

/** Which rows of a source; a filter that is left out takes all. */
export type FilterOf<Source extends PageSource> = {
  readonly [Name in keyof Source['conditions']]?: string | number | undefined;
};

export type Page = { readonly limit: number; readonly offset: number };

/**
 * A page of rows, newest first: only what is asked for is compared. How many rows all pages have together is counted when
 * it is read.
 */
export function findPage<Row>(
  db: Database,
  { table, select, groupBy = '', conditions }: PageSource,
  { filter, limit, offset }: Page & { readonly filter: Readonly<Record<string, unknown>> },
): { readonly rows: Row[]; readonly total: number } {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const where = ['true', ...given.map(([name]) => conditions[name])].join(' AND ');
  const values = Object.fromEntries(given);
  const ids = `SELECT id FROM ${table} WHERE ${where} ORDER BY id DESC LIMIT :limit OFFSET :offset`;
  const page = `${select} WHERE ${table}.id IN (${ids}) ${groupBy} ORDER BY ${table}.id DESC`;
  const count = `SELECT count(*) AS count FROM ${table} WHERE ${where}`;
  return {
    rows: listRows<Row>(db, page, { ...values, limit, offset }),
    get total() {
      return findRow<{ count: number }>(db, count, values)?.count ?? 0;
    },
  };
}
