import { expect, test } from 'vitest';
import { createTestJournal } from '../../testing/test-journal.ts';
import type { Journal } from './journal.ts';
import { searchJournal } from './search-journal.ts';

/** Notes as large as a reply of 2,000 draws. */
const NOTE_BYTES = 1_000_000;

function rememberLarge(journal: Journal, count: number): void {
  for (let note = 0; note < count; note += 1)
    journal.add({
      id: journal.nextId,
      bytes: NOTE_BYTES,
      kind: 'happening',
      atMs: 1,
      wallMs: 2,
      generation: 1,
      what: 'chime',
      detail: String(note),
    });
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
    rememberLarge(journal, 40);
    expect(await turnsOfOthers(searchJournal(journal, filter))).toBeGreaterThan(10);
  },
);
