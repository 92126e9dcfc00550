import type { JournalMark } from '@canada28/shared/control/journal.control.ts';
import { ControlError } from '../control-error.ts';
import type { Journal } from './journal.ts';

/** More than a tester finds again. */
const MOST_MARKS = 200;

/** By the numbers of their entries; forgotten with the journal. */
const marksOf = new WeakMap<Journal, Map<number, JournalMark>>();

const NO_MARKS: readonly JournalMark[] = [];

/** The marks whose entries are not forgotten. */
export function listMarks(journal: Journal): readonly JournalMark[] {
  const marks = marksOf.get(journal);
  if (marks === undefined) return NO_MARKS;
  for (const id of marks.keys()) if (id <= journal.forgotten) marks.delete(id);
  return [...marks.values()];
}

/** Marks an entry, or notes something else at it; all who follow the journal hear of it. */
export function markEntry(journal: Journal, mark: JournalMark): void {
  const marks = marksOf.get(journal) ?? new Map<number, JournalMark>();
  if (listMarks(journal).length >= MOST_MARKS && !marks.has(mark.id))
    throw new ControlError(`A journal holds at most ${MOST_MARKS} marks: take another one away first.`, {
      code: 409,
    });
  marksOf.set(journal, marks.set(mark.id, mark));
  journal.tellChanged();
}

export function unmarkEntry(journal: Journal, id: number): void {
  if (marksOf.get(journal)?.delete(id) === true) journal.tellChanged();
}
