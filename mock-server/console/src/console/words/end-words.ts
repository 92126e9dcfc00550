import { count } from '../../ui/format.ts';

/** How many entries the page has and can hold, and how many the journal keeps. */
type EndFigures = { readonly shown: number; readonly kept: number; readonly most: number };

/** Why nothing comes below the oldest row, though there was more. */
export function endWords({ shown, kept, most }: EndFigures): string {
  if (kept > shown)
    return `Earlier entries are not on this page: it shows the last ${count(shown)} of the ${count(kept)} that the journal keeps.`;
  if (shown >= most)
    return `Earlier entries are gone: this page holds the last ${count(shown)}, the journal keeps ${count(kept)} of a world (JOURNAL_LENGTH).`;
  return `Earlier entries are no longer kept: the journal keeps the last ${count(kept)} of a world (JOURNAL_LENGTH).`;
}
