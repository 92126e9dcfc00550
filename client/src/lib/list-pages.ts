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
