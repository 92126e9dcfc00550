import { Journal } from '../control/journal/journal.ts';
import { JournalBudget } from '../control/journal/journal-budget.ts';

/** Lets a journal remember something for each detail. */
export function remember(journal: Journal, ...details: readonly string[]): void {
  for (const detail of details)
    journal.add({
      id: journal.nextId,
      bytes: 1,
      kind: 'happening',
      atMs: 1,
      wallMs: 2,
      generation: 1,
      what: 'chime',
      detail,
    });
}

/** A journal of so many entries in a process that has room for all of them. */
export function createTestJournal(most: number): Journal {
  return new Journal(most, new JournalBudget(Number.POSITIVE_INFINITY));
}
