import { QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { afterPointerHold } from './pointer-hold.ts';

/**
 * What the page knows of the server. Nothing gets old by itself: what changes is told by the journal
 * (`live-journal.ts`), and then whatever is on the screen is read again.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
});

/** Of a query whose answer never changes while the page is open. */
export const FIXED = { isFixed: true } as const;

const CHANGING: QueryFilters = { predicate: ({ meta }) => meta?.isFixed !== true };

/** Reads again what is on the screen and may have changed, after an action of this page; the rest when it is shown again. */
export function readAgain(): void {
  void queryClient.invalidateQueries(CHANGING);
}

/** Reads again because of something that happened. */
export function readAgainSoon(): void {
  afterPointerHold(startReading);
}

/** What is read because of something that happened, by its hash, and whether more happened since. */
const reading = new Map<string, boolean>();

function startReading(): void {
  for (const { queryKey, queryHash } of queryClient.getQueryCache().findAll(CHANGING)) {
    if (reading.has(queryHash)) reading.set(queryHash, true);
    else void readInTurn(queryKey, queryHash);
  }
}

/**
 * On a fast clock things happen faster than a read is answered: one that was begun anew each time would never end. Each
 * query has turns of its own, so that one whose answer is late holds no other up.
 */
async function readInTurn(queryKey: QueryKey, queryHash: string): Promise<void> {
  do {
    reading.set(queryHash, false);
    await queryClient.invalidateQueries({ queryKey, exact: true });
  } while (reading.get(queryHash) === true);
  reading.delete(queryHash);
}
