import { dayTextFromMs, periodOfDays } from '@canada28/shared/contract/date-time.ts';
import { MAX_PAGE_SIZE } from '@canada28/shared/limits.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { serverClock } from './server-clock.ts';
import { useIsLoggedIn } from './session.store.ts';
import { useServerNow } from './use-server-now.ts';

const PAGE_SIZE = 20;

type Row = { readonly id: number | string };
/** What every row of a record has: when it was placed or begun, epoch ms. */
export type DatedRow = Row & ({ readonly placedAtMs: number } | { readonly createdAtMs: number });

/**
 * Whether there may be rows after `page`, the last of `pages`. A reply longer than a page, or one that begins with the
 * first row again, comes from a server that does not page: it has sent everything (player-api §1, paging).
 */
export function hasNextPage(
  page: readonly Row[],
  pages: readonly (readonly Row[])[],
  pageSize: number,
): boolean {
  const isRepeated = pages.length > 1 && pages[0]?.[0]?.id === page[0]?.id;
  return page.length === pageSize && !isRepeated;
}

export type Page = { readonly pageNo: number; readonly pageSize: number };

/** Rows in pages as large as the server allows, up to the page that holds what `isLast` says of a row, or to the end of the list. */
export async function loadUntil<Item extends Row>(
  loadPage: (page: Page) => Promise<Item[]>,
  isLast: (row: Item) => boolean,
): Promise<Item[]> {
  const pages: Item[][] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await loadPage({ pageNo, pageSize: MAX_PAGE_SIZE });
    pages.push(page);
    if (page.some(isLast) || !hasNextPage(page, pages, MAX_PAGE_SIZE)) return withoutRepeats(pages);
  }
}

/** All rows once: one that came meanwhile moves the others down, and the last of a page onto the next. */
export function withoutRepeats<Item extends Row>(pages: readonly (readonly Item[])[]): Item[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}

/** When a row was placed or begun, epoch ms. */
export function atMsOf(row: DatedRow): number {
  return 'placedAtMs' in row ? row.placedAtMs : row.createdAtMs;
}

/** Only the rows of those days, which are all where a server heeds them (player-api §1, paging). */
export function ofDays<Item extends DatedRow>(rows: Item[], days: number | undefined): Item[] {
  if (days === undefined) return rows;
  const { fromMs, beforeMs } = periodOfDays(days, serverClock.nowMs());
  return rows.filter((row) => atMsOf(row) >= fromMs && atMsOf(row) < beforeMs);
}

/** The end of the key of a record: its days, which are others from midnight on; no part of it where they are all. */
export function useDaysKey(days: number | undefined): readonly unknown[] {
  const today = dayTextFromMs(useServerNow(HOUR_MS));
  return days === undefined ? [] : [days, today];
}

type PagesOptions<Item> = {
  /** The days that were asked for; a server need not heed them. */
  readonly days?: number | undefined;
  readonly queryKey: readonly unknown[];
  readonly loadPage: (page: Page, signal: AbortSignal) => Promise<Item[]>;
  /** Under another key the rows of the last one are shown until its own have come. */
  readonly keepsRows?: boolean;
};

/** Rows of the player, page by page. */
export function usePages<Item extends DatedRow>({
  queryKey,
  loadPage,
  keepsRows = false,
  days,
}: PagesOptions<Item>) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => loadPage({ pageNo: pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (page, pages, pageNo) => (hasNextPage(page, pages, PAGE_SIZE) ? pageNo + 1 : undefined),
    select: ({ pages }) => ofDays(withoutRepeats(pages), days),
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
