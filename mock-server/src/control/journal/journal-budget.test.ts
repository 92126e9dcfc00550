import { expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { JournalBudget } from './journal-budget.ts';

function remember(journal: Journal, ...sizes: readonly number[]): void {
  for (const bytes of sizes)
    journal.add({
      id: journal.nextId,
      bytes,
      kind: 'happening',
      atMs: 1,
      wallMs: 2,
      generation: 1,
      what: 'x',
      detail: '',
    });
}

const idsIn = (journal: Journal) => journal.since(0).map(({ id }) => id);

test('beyond the budget the largest journal forgets its oldest entries; a small one loses nothing', () => {
  const budget = new JournalBudget(1000);
  const [quiet, flooded] = [new Journal(100, budget), new Journal(100, budget)];
  remember(quiet, 50, 50, 50);
  remember(flooded, ...Array(20).fill(100));
  expect(budget.bytes).toBeLessThanOrEqual(1000);
  expect(budget.bytes).toBe(quiet.bytes + flooded.bytes);
  expect(idsIn(quiet)).toEqual([1, 2, 3]);
  expect(idsIn(flooded).at(-1)).toBe(20);
  expect(flooded.forgotten).toBe(20 - idsIn(flooded).length);
  expect(flooded.since(2).map(({ id }) => id)).toEqual(idsIn(flooded));
});

test('the newest entry stays, however large it is', () => {
  const journal = new Journal(100, new JournalBudget(1000));
  remember(journal, 10, 5000);
  expect(idsIn(journal)).toEqual([2]);
  remember(journal, 10);
  expect(idsIn(journal)).toEqual([3]);
});

test('what the ring forgets is free again, and what a journal took that ends', () => {
  const budget = new JournalBudget(1000);
  const [ring, other] = [new Journal(2, budget), new Journal(100, budget)];
  remember(ring, 100, 100, 100, 100);
  remember(other, 70);
  expect(budget.bytes).toBe(270);
  ring.end();
  remember(ring, 100);
  expect(budget.bytes).toBe(70);
});
