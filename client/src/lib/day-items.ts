import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';

/** What a record shows one below the other: rows, and above those of each day the day, in UTC+8. */
type DayItem<Row> =
  | { readonly key: string; readonly dayMs: number }
  | {
      readonly key: number | string;
      readonly row: Row;
      /** Of its day. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

type RowFacts<Row> = {
  readonly keyOf: (row: Row) => number | string;
  readonly atMsOf: (row: Row) => number;
};

/** Rows with their days between them; newest first, so those of one day stand together. */
export function withDays<Row>(rows: readonly Row[], { keyOf, atMsOf }: RowFacts<Row>): DayItem<Row>[] {
  const days = rows.map((row) => dayTextFromMs(atMsOf(row)));
  return rows.flatMap((row, index): DayItem<Row>[] => {
    const day = days[index] ?? '';
    const isFirst = days[index - 1] !== day;
    const item = { key: keyOf(row), row, isFirst, isLast: days[index + 1] !== day };
    return isFirst ? [{ key: day, dayMs: atMsOf(row) }, item] : [item];
  });
}
