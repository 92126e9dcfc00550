import { expect, test } from 'vitest';
import { createTestJournal } from '../../testing/test-journal.ts';
import type { Journal } from './journal.ts';
import { findJournalPage, searchJournal } from './search-journal.ts';

/** As large as a reply of 2,000 draws. */
const NOTE_BYTES = 1_000_000;

function noteOf(journal: Journal, bytes: number) {
  const moment = { atMs: 1, wallMs: 2, generation: 1 };
  return { ...moment, id: journal.nextId, bytes, kind: 'happening', what: 'chime', detail: '' } as const;
}

/** How many turns of the loop others have while it is searched. */
async function turnsOfOthers(search: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await search;
  isOver = true;
  return turns;
}

test.each([{ text: 'chime' }, { code: 200 }, { onlyDifferences: true }])(
  'while replies are looked through for %j, others have their turn',
  async (filter) => {
    const journal = createTestJournal(100);
    for (let note = 0; note < 40; note += 1) journal.add(noteOf(journal, NOTE_BYTES));
    expect(await turnsOfOthers(searchJournal(journal, filter))).toBeGreaterThan(10);
  },
);

test.each([{ kind: 'call' } as const, { player: 'demo' }])(
  'however many entries are looked at for %j, others have their turn',
  async (filter) => {
    const journal = createTestJournal(20_000);
    for (let note = 0; note < 20_000; note += 1) journal.add(noteOf(journal, 100));
    expect(await turnsOfOthers(searchJournal(journal, filter))).toBeGreaterThan(2);
  },
);

/** Ten entries that are remembered of thirteen, 4 to 13, of which none may be looked at. */
function journalOfUnread(): Journal {
  const journal = createTestJournal(10);
  for (let note = 0; note < 3; note += 1) journal.add(noteOf(journal, 100));
  for (let note = 0; note < 10; note += 1)
    journal.add({
      ...noteOf(journal, 100),
      get kind(): 'happening' {
        throw new Error('an entry was looked at');
      },
    });
  return journal;
}

test.each([
  [{}, { offset: 0, limit: 3 }, [13, 12, 11], 10],
  [{}, { offset: 8, limit: 3 }, [5, 4], 10],
  [{}, { offset: 20, limit: 3 }, [], 10],
  [{ sinceId: 11 }, { offset: 0, limit: 3 }, [13, 12], 2],
  [{ sinceId: 99 }, { offset: 0, limit: 3 }, [], 0],
])('a page of all entries looks at no other one: %j %j', async (search, range, ids, total) => {
  const page = await findJournalPage(journalOfUnread(), search, range);
  expect([page.list.map(({ id }) => id), page.total]).toEqual([ids, total]);
});
