import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';

/** Rows of one day, in UTC+8, in the order in which they came. */
export type Day<Row> = { readonly day: string; readonly atMs: number; readonly rows: readonly Row[] };

/** Rows of a record by their day; newest first, so those of one day stand together. */
export function groupByDay<Row>(rows: readonly Row[], atMsOf: (row: Row) => number): Day<Row>[] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = dayTextFromMs(atMsOf(row));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    atMs: ofDay[0] === undefined ? 0 : atMsOf(ofDay[0]),
    rows: ofDay,
  }));
}
