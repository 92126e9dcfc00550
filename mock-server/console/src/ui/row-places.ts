/** Rows of one height, but for some. */
export type Rows = {
  readonly count: number;
  readonly rowPx: number;
  /** The rows that are higher than the others, and by how much, from the top to the bottom; one may be there twice. */
  readonly taller?: readonly { readonly index: number; readonly byPx: number }[];
};

/** Where a row begins (px from the top of the list); that of the row after the last one is the height of all. */
export function topOf(index: number, { rowPx, taller = [] }: Rows): number {
  return taller.reduce((px, row) => (index > row.index ? px + row.byPx : px), index * rowPx);
}

/** The row at a place (px from the top of the list), or the nearest to it. */
export function rowAt(px: number, { count, rowPx, taller = [] }: Rows): number {
  let abovePx = 0;
  for (const { index, byPx } of taller) {
    const endPx = (index + 1) * rowPx + abovePx;
    if (px < endPx) break;
    // The whole of a higher row is that row.
    if (px < endPx + byPx) return index;
    abovePx += byPx;
  }
  return Math.max(0, Math.min(count - 1, Math.floor((px - abovePx) / rowPx)));
}

/** The rows between two places with so many more at both ends, and the one that stays on the page wherever one scrolls. */
export function rowsBetween(
  { fromPx, toPx }: { readonly fromPx: number; readonly toPx: number },
  rows: Rows,
  { more, kept }: { readonly more: number; readonly kept?: number | undefined },
): readonly number[] {
  if (rows.count === 0) return [];
  const first = Math.max(0, rowAt(fromPx, rows) - more);
  const last = Math.min(rows.count - 1, rowAt(toPx, rows) + more);
  const near = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (kept === undefined || kept < 0 || kept >= rows.count) return near;
  if (kept < first) return [kept, ...near];
  return kept > last ? [...near, kept] : near;
}
