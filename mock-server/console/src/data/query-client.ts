import { QueryClient } from '@tanstack/react-query';

/**
 * What the page knows of the server. Nothing gets old by itself: what changes is told by the journal
 * (`live-journal.ts`), and then whatever is on the screen is read again.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
});

/** Of a query whose answer never changes while the page is open. */
export const FIXED = { isFixed: true } as const;

/** Reads again what is on the screen and may have changed, because somebody here asked for it; the rest when it is shown again. */
export function readAgain(): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isFixed !== true });
}

/** Whoever moves the pointer over a control presses it within this time, or looks on (ms). */
const AIM_MS = 700;
/** What holds what happens up; the journal holds its rows by itself. */
const CONTROLS = 'a, button:not([data-entry]), label, select, [role=option]';

let aim: { readonly ends: ReturnType<typeof setTimeout>; readonly isDue: boolean } | undefined;

/** Reads again because of something that happened: not while somebody aims, or another row would be below the pointer. */
export function readAgainSoon(): void {
  if (aim === undefined) readAgain();
  else aim = { ...aim, isDue: true };
}

/** Follows the pointer from now on. A press ends the aim: what it does is seen at once. */
export function followAim(page: Document): void {
  page.addEventListener('pointermove', ({ target }) => {
    if (!(target instanceof Element) || target.closest(CONTROLS) === null) return;
    clearTimeout(aim?.ends);
    aim = { ends: setTimeout(endAim, AIM_MS), isDue: aim?.isDue ?? false };
  });
  page.addEventListener('click', endAim);
}

function endAim(): void {
  const isDue = aim?.isDue ?? false;
  clearTimeout(aim?.ends);
  aim = undefined;
  if (isDue) readAgain();
}
