/** Rows of one height, but for one at most. */
export type Rows = {
  readonly count: number;
  readonly rowPx: number;
  /** The row that is higher than the others, and by how much. */
  readonly taller?: { readonly index: number; readonly byPx: number } | undefined;
};

/** Where a row begins (px from the top of the list); that of the row after the last one is the height of all. */
export function topOf(index: number, { rowPx, taller }: Rows): number {
  return index * rowPx + (taller !== undefined && index > taller.index ? taller.byPx : 0);
}

/** The row at a place (px from the top of the list), or the nearest to it. */
export function rowAt(px: number, { count, rowPx, taller }: Rows): number {
  const overPx = taller === undefined ? 0 : px - (taller.index + 1) * rowPx;
  const index = Math.floor((px - Math.min(Math.max(overPx, 0), taller?.byPx ?? 0)) / rowPx);
  // The whole of the higher row is that row.
  const isTaller = taller !== undefined && overPx >= 0 && overPx < taller.byPx;
  return Math.max(0, Math.min(count - 1, isTaller ? taller.index : index));
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
