import { MOST_RECORDS } from '@canada28/shared/control/records.control.ts';

type Page = { readonly pageNo: number; readonly pageSize: number };

/**
 * All rows of a list that comes in pages, or those of its first `mostPages`: where rows change between two pages, the
 * screen hears of it and reads them again.
 */
export async function readAllPages<Row extends { readonly id: string | number }>(
  readPage: (page: Page) => Promise<{ readonly list: readonly Row[] }>,
  mostPages = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows = new Map<string | number, Row>();
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const { list } = await readPage({ pageNo, pageSize: MOST_RECORDS });
    for (const row of list) rows.set(row.id, row);
    if (list.length < MOST_RECORDS) break;
  }
  return [...rows.values()];
}
