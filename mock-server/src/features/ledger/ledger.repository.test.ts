import { runStatement } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { expect, test } from 'vitest';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { countPostings, findPostings, getBalances, getHouseAccountId } from './ledger.repository.ts';
import { moveMoney, type PostingKind } from './move-money.ts';

type Move = { readonly player: TestPlayer; readonly kind: PostingKind; readonly reference: number };

function worldOfTwo() {
  const world = createTestWorld();
  const [one, two] = [createTestPlayer(world), createTestPlayer(world)];
  const move = ({ player, kind, reference }: Move) =>
    inTransaction(world.db, () =>
      moveMoney(playerContext(world, player), { kind, playerId: player.id, reference, amountMicros: 5 }),
    );
  move({ player: one, kind: 'bet-stake', reference: 1 });
  move({ player: two, kind: 'bet-stake', reference: 2 });
  move({ player: one, kind: 'chase-hold', reference: 3 });
  return { world, one, two };
}

test('movements are found newest first, by player, kind and time', () => {
  const { world, one } = worldOfTwo();
  const ofAll = (filter: Parameters<typeof findPostings>[1]) =>
    findPostings(world.db, filter, { limit: 20, offset: 0 }).rows.map(({ reference }) => reference);
  expect(ofAll({ type: 'bet-stake' })).toEqual(['2', '1']);
  expect(ofAll({ player: one.id, type: 'bet-stake' })).toEqual(['1']);
  expect(ofAll({ player: one.id }).slice(0, 2)).toEqual(['3', '1']);
  const atMs = world.clock.nowMs();
  expect(ofAll({ type: 'chase-hold', fromMs: atMs })).toEqual(['3']);
  expect(ofAll({ type: 'chase-hold', beforeMs: atMs })).toEqual([]);
  expect(ofAll({ type: 'chase-hold', fromMs: atMs + 1 })).toEqual([]);
  const [newest] = findPostings(world.db, {}, { limit: 1, offset: 0 }).rows;
  expect(newest).toMatchObject({
    kind: 'chase-hold',
    userid: one.id,
    from: 'available',
    to: 'frozen',
    amountMicros: 5,
    atMs,
  });
});

test('movements are counted by their kind, also where there is none', () => {
  const { world } = worldOfTwo();
  expect(countPostings(world.db, 'bet-stake')).toBe(2);
  expect(countPostings(world.db, 'bet-prize')).toBe(0);
});

test('a player without accounts has no money, and a house account that is missing is named', () => {
  const { world } = worldOfTwo();
  expect(getBalances(world.db, 1)).toEqual({ availableMicros: 0, frozenMicros: 0 });
  runStatement(world.db, `UPDATE accounts SET kind = 'gone' WHERE player_id IS NULL AND kind = 'fees'`, {});
  expect(() => getHouseAccountId(world.db, 'fees')).toThrow('there is no account of house, fees');
});
