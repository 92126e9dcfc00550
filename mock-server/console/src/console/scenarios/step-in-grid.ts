/** Where an arrow key, Home or End leads from one of `count` cards in rows of `columns`; undefined for other keys. */
export function stepInGrid(
  key: string,
  { index, count, columns }: { readonly index: number; readonly count: number; readonly columns: number },
): number | undefined {
  const last = count - 1;
  const within = (next: number) => Math.min(Math.max(next, 0), last);
  // A step down into a row that ends before it leads to the end of that row; there is nothing below the last.
  const isLastRow = Math.floor(index / columns) === Math.floor(last / columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: within(index - 1),
    ArrowRight: within(index + 1),
    ArrowUp: index < columns ? index : index - columns,
    ArrowDown: isLastRow ? index : within(index + columns),
    Home: 0,
    End: last,
  };
  return steps[key];
}
