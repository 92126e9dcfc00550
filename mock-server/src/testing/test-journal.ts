import type { Journal } from '../control/journal/journal.ts';

/** Lets a journal remember something for each detail. */
export function remember(journal: Journal, ...details: readonly string[]): void {
  for (const detail of details)
    journal.add({
      id: journal.nextId,
      kind: 'happening',
      atMs: 1,
      wallMs: 2,
      epoch: 1,
      what: 'chime',
      detail,
    });
}
