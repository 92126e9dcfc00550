import { expect, test } from 'vitest';
import { startMock } from '../../kit/testing.ts';
import { booksOf, journalUpTo, randomWorld } from '../../testing/random-world.ts';

/** `npm run measure bug` does the same with a hundred, in the built server. */
const WORLDS = 8;

test('random worlds that are saved and opened have the same books to the micro, a clean audit, the same journal', async () => {
  const mock = await startMock();
  let booked = 0;
  for (let number = 0; number < WORLDS; number += 1) {
    const world = await randomWorld(mock, `world ${number}`);
    const [books, journal] = [await booksOf(world), await journalUpTo(world)];
    const opened = await mock.openBug(await world.saveBug(`World ${number}`));
    // What read the books, and what opened the file, came after.
    expect(await journalUpTo(opened, journal[0]?.id)).toEqual(journal);
    expect(await booksOf(opened)).toEqual(books);
    expect((await opened.audit()).broken).toEqual([]);
    booked += journal.length;
    await world.delete();
    await opened.delete();
  }
  expect(booked).toBeGreaterThan(WORLDS * 10);
  await mock.close();
}, 300_000);
