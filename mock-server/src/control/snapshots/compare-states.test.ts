import { MOST_COMPARED } from '@canada28/shared/control/snapshots.control.ts';
import { expect, test } from 'vitest';
import { compareStates } from './compare-states.ts';
import type { HoldingsRow } from './holdings.repository.ts';

const rowOf = (id: number, availableMicros: number): HoldingsRow => ({
  id,
  userName: `player${id}`,
  availableMicros,
  frozenMicros: 0,
  bets: 0,
  orders: 0,
  messages: 0,
});

const stateOf = (...rows: readonly HoldingsRow[]) => ({
  atMs: 1,
  players: new Map(rows.map((row) => [row.id, row])),
});

test('players are told by their IDs, with the name of one who is gone, too', () => {
  const before = stateOf(rowOf(12, 1), rowOf(3, 1_000_000), rowOf(100, 2));
  const after = stateOf(rowOf(100, 2), rowOf(9, 3), { ...rowOf(12, 1), userName: 'renamed' });
  const { list, total } = compareStates(before, after);
  expect(list.map(({ id, userName }) => [id, userName])).toEqual([
    [3, 'player3'],
    [9, 'player9'],
    [12, 'renamed'],
  ]);
  expect(total).toBe(3);
  expect(list[0]).toMatchObject({ before: { moneyUsable: 1 }, after: null });
});

test('of very many the first are told, and how many there are', () => {
  const rows = Array.from({ length: MOST_COMPARED + 1 }, (_, index) => rowOf(index + 1, 5));
  const { list, total } = compareStates(stateOf(), stateOf(...rows));
  expect([list.length, list.at(-1)?.id, total]).toEqual([MOST_COMPARED, MOST_COMPARED, MOST_COMPARED + 1]);
});
