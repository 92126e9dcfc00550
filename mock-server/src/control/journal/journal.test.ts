import { expect, test } from 'vitest';
import { createTestJournal, remember } from '../../testing/test-journal.ts';
import type { Journal } from './journal.ts';

function detailsOf(journal: Journal, id = 0): readonly string[] {
  return journal.since(id).map((record) => (record.kind === 'happening' ? record.detail : record.kind));
}

test('a journal forgets the oldest of more entries than it keeps', () => {
  const journal = createTestJournal(3);
  expect(detailsOf(journal)).toEqual([]);
  remember(journal, 'one', 'two');
  expect(detailsOf(journal)).toEqual(['one', 'two']);
  remember(journal, 'three', 'four', 'five', 'six', 'seven');
  expect(detailsOf(journal)).toEqual(['five', 'six', 'seven']);
  expect(journal.since(0).map(({ id }) => id)).toEqual([5, 6, 7]);
});

test('what came after a number is told, as far as it is not forgotten', () => {
  const journal = createTestJournal(3);
  remember(journal, 'one', 'two', 'three', 'four');
  expect([0, 1, 2, 3, 4, 9].map((id) => detailsOf(journal, id).length)).toEqual([3, 3, 2, 1, 0, 0]);
});

test('a follower hears of each new entry, and of the end, until it unsubscribes', () => {
  const journal = createTestJournal(1);
  const heard: string[][] = [[], []];
  const stops = heard.map((words) =>
    journal.follow({ onChanged: () => words.push('added'), onEnded: () => words.push('ended') }),
  );
  remember(journal, 'one', 'two');
  stops[0]?.();
  remember(journal, 'three');
  journal.end();
  expect(heard).toEqual([
    ['added', 'added'],
    ['added', 'added', 'added', 'ended'],
  ]);
});

test('a name is looked up once in each generation of a world', () => {
  const journal = createTestJournal(2);
  let count = 0;
  const find = () => {
    count += 1;
    return `name${count}`;
  };
  const asked = [1, 1, 2, 1].map((generation) => journal.callerOf(generation, 100_001, find));
  expect(asked.map(({ userName }) => userName)).toEqual(['name1', 'name1', 'name2', 'name1']);
});

test('a call is written over the oldest one, unless that was read: what a reader has does not change', () => {
  const journal = createTestJournal(2);
  const call = (url: string) => {
    const record = journal.nextCall();
    record.url = url;
    journal.add(record);
    return record;
  };
  const first = call('/1');
  call('/2');
  const third = call('/3');
  expect(third).toBe(first);
  const read = journal.entry(3);
  const [second] = journal.since(1);
  call('/4');
  call('/5');
  expect([read, second]).toMatchObject([
    { id: 3, url: '/3' },
    { id: 2, url: '/2' },
  ]);
  expect(journal.since(0)).toMatchObject([
    { id: 4, url: '/4' },
    { id: 5, url: '/5' },
  ]);
});
