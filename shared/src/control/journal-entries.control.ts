import { Type } from 'typebox';
import { exactly } from '../contract/schemas.ts';
import { defineControl } from './control-call.ts';
import { EXAMPLE_CALL, journalEntry, journalMark } from './journal.control.ts';

const entryId = exactly({ id: Type.String({ pattern: '^\\d{1,15}$', description: 'Number of the entry.' }) });
const TAKES_ID = 'The path must be /journal/ and the number of an entry';

export const getJournalEntryControl = defineControl({
  method: 'GET',
  path: '/journal/:id',
  summary: 'One entry of the journal by its number',
  takes: `${TAKES_ID}.`,
  params: entryId,
  output: journalEntry,
  example: { params: { id: '7' }, output: EXAMPLE_CALL },
});

export const markEntryControl = defineControl({
  method: 'POST',
  path: '/journal/:id/mark',
  summary: 'Marks an entry, with or without a note, for all who look at this journal; answers all marks',
  takes: `${TAKES_ID}, then /mark; the body may have "note" (at most 500 characters).`,
  params: entryId,
  body: exactly({ note: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })) }),
  output: Type.Array(journalMark),
  example: {
    params: { id: '7' },
    body: { note: 'what the ticket is about' },
    output: [{ id: 7, note: 'what the ticket is about' }],
  },
});

export const unmarkEntryControl = defineControl({
  method: 'DELETE',
  path: '/journal/:id/mark',
  summary: 'Takes the mark of an entry away; answers all marks that are left',
  takes: `${TAKES_ID}, then /mark.`,
  params: entryId,
  output: Type.Array(journalMark),
  example: { params: { id: '7' }, output: [] },
});
