import { epochMs, exactly } from '@canada28/shared/contract/schemas.ts';
import { bugFacts } from '@canada28/shared/control/bug.control.ts';
import { listHistoryControl } from '@canada28/shared/control/history.control.ts';
import { journalEntry, journalMark } from '@canada28/shared/control/journal.control.ts';
import { type Static, Type } from 'typebox';

/** What the file of a bug is made of, by the names that its parts have in the zip (control §15). */
export const PART = {
  /** For people: opens in a browser without the mock. */
  page: 'index.html',
  facts: 'bug.json',
  image: 'world.sqlite',
  /** The world as it was made: where its journal begins. */
  beginning: 'beginning.sqlite',
  journal: 'journal.json',
  har: 'journal.har',
  test: 'journal.test.ts',
  history: 'history.json',
  faults: 'faults.json',
  settings: 'settings.json',
} as const;

export type PartName = (typeof PART)[keyof typeof PART];

/** Counts up when a file is made that the programs before this one would misread. */
export const BUG_FORMAT = 1;

/** What tells any file of a bug from other zips, also one of a newer program. */
export const bugHead = Type.Object({
  isBugOf: Type.Literal('canada-28'),
  format: Type.Integer({ minimum: 1 }),
});

/** `broken`: the rules of the audit that the books of the world broke when it was saved. */
export const bugJson = exactly({
  ...bugHead.properties,
  ...bugFacts,
  broken: Type.Array(Type.String()),
});

const moment = exactly({ atMs: epochMs, wallMs: epochMs });

/**
 * An entry as the journal tells it, without its reply, which is the text that was sent; `undone`: going back undid it, or
 * it is of a world before this one.
 */
const savedEntry = exactly({
  entry: journalEntry,
  reply: Type.Optional(Type.String()),
  undone: Type.Optional(Type.Literal(true)),
});

/** `marksOfDemo`: what stands for the passwords that all demo accounts share, which are no secrets. */
export const journalJson = exactly({
  forgotten: Type.Integer({ minimum: 0 }),
  created: Type.Optional(moment),
  marksOfDemo: Type.Array(Type.String({ minLength: 8, maxLength: 20 }), { maxItems: 2 }),
  marks: Type.Array(journalMark, { maxItems: 1000 }),
  entries: Type.Array(savedEntry),
});

export const historyJson = listHistoryControl.output;

export type BugJson = Static<typeof bugJson>;
export type JournalJson = Static<typeof journalJson>;
export type HistoryJson = Static<typeof historyJson>;
export type SavedEntry = Static<typeof savedEntry>;
