import { QueryClient } from '@tanstack/react-query';
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

/** Reads again what is on the screen and may have changed, after an action of this page; the rest when it is shown again. */
export function readAgain(): void {
  void readAll();
}

/** Ends when all of it was read, or could not be. */
function readAll(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isFixed !== true });
}

let isReading = false;
let isWanted = false;

/** Reads again because of something that happened. */
export function readAgainSoon(): void {
  afterPointerHold(startReading);
}

function startReading(): void {
  isWanted = true;
  if (!isReading) void readInTurn();
}

/** On a fast clock things happen faster than a read is answered: one that was begun anew each time would never end. */
async function readInTurn(): Promise<void> {
  isReading = true;
  while (isWanted) {
    isWanted = false;
    await readAll();
  }
  isReading = false;
}
