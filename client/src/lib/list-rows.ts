import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIsLoggedIn } from './session.store.ts';

const PAGE_SIZE = 20;

/** What every row of a list has. */
type Row = { readonly id: number | string };

/**
 * Whether there may be rows after `page`, the last of `pages`. A reply longer than a page, or one that begins with the
 * first row again, comes from a server that does not page: it has sent everything (contract §1, paging).
 */
export function hasNextPage(
  page: readonly Row[],
  pages: readonly (readonly Row[])[],
  pageSize: number,
): boolean {
  const isRepeated = pages.length > 1 && pages[0]?.[0]?.id === page[0]?.id;
  return page.length === pageSize && !isRepeated;
}

/** All rows once: one that came meanwhile moves the others down, and the last of a page onto the next. */
export function withoutRepeats<Item extends Row>(pages: readonly (readonly Item[])[]): Item[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}

type PagesOptions<Item> = {
  readonly queryKey: readonly unknown[];
  readonly loadPage: (
    page: { readonly pageNo: number; readonly pageSize: number },
    signal: AbortSignal,
  ) => Promise<Item[]>;
  /** Under another key the rows of the last one are shown until its own have come. */
  readonly keepsRows?: boolean;
};

/** Rows of the player, page by page. */
export function usePages<Item extends Row>({ queryKey, loadPage, keepsRows = false }: PagesOptions<Item>) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadPage({ pageNo: pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (page, pages, pageNo) => (hasNextPage(page, pages, PAGE_SIZE) ? pageNo + 1 : undefined),
    select: ({ pages }) => withoutRepeats(pages),
    placeholderData: (shown) => (keepsRows ? shown : undefined),
    enabled: useIsLoggedIn(),
  });
}

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
