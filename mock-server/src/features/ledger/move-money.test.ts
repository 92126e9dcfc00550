import { findRow, listRows } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { getAvailableMicros, getBalances, getHouseAccountId } from './ledger.repository.ts';
import { moveMoney, POSTING_SIDES, type PostingKind } from './move-money.ts';

const KINDS = Object.keys(POSTING_SIDES) as PostingKind[]; // keys of a constant: exactly the kinds

function book(world: ReturnType<typeof createTestWorld>, player: TestPlayer) {
  return (kind: PostingKind, reference: string | number, amountMicros: number) =>
    inTransaction(world.db, () =>
      moveMoney(playerContext(world, player), { kind, playerId: player.id, reference, amountMicros }),
    );
}

const sumOfEntries = (world: ReturnType<typeof createTestWorld>) =>
  world.db.prepare('SELECT sum(amount_micros) FROM entries').pluck().get();

test.each(KINDS)('%s takes from one account and gives the same to another', (kind) => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  book(world, player)('chase-hold', 'some frozen money', 400_000_000);
  const idOf = (side: (typeof POSTING_SIDES)[PostingKind][number]) =>
    side === 'available' || side === 'frozen'
      ? findRow<{ id: number }>(
          world.db,
          'SELECT id FROM accounts WHERE player_id = :playerId AND kind = :side',
          { playerId: player.id, side },
        )?.id
      : getHouseAccountId(world.db, side);
  const [from, to] = POSTING_SIDES[kind];
  book(world, player)(kind, 28, 5);
  const [posting] = listRows<{ id: number }>(
    world.db,
    'SELECT id, kind, reference, from_account_id, to_account_id, amount_micros, at_ms FROM postings ORDER BY id DESC',
  );
  expect(posting).toMatchObject({
    kind,
    reference: '28',
    from_account_id: idOf(from),
    to_account_id: idOf(to),
    amount_micros: 5,
    at_ms: world.clock.nowMs(),
  });
  expect(sumOfEntries(world)).toBe(0);
});

test('the same event is booked once, another of its kind and the same of another kind are not it', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const move = book(world, player);
  move('bet-stake', 1, 5);
  expect(() => move('bet-stake', 1, 5)).toThrow('UNIQUE');
  expect(() => move('bet-stake', '1', 6)).toThrow('UNIQUE');
  move('bet-stake', 2, 5);
  move('bet-prize', 1, 5);
  expect(getAvailableMicros(world.db, player.id)).toBe(1_000_000_000 - 5);
});

test.each(['bet-stake', 'chase-stake'] as const)('%s cannot take what is not there', (kind) => {
  const world = createTestWorld();
  const player = createTestPlayer(world, { creditMicros: 100 });
  const move = book(world, player);
  move('chase-hold', 1, 50);
  expect(() => move(kind, 1, 51)).toThrow('CHECK');
  expect(getBalances(world.db, player.id)).toEqual({ availableMicros: 50, frozenMicros: 50 });
  move(kind, 1, 50);
});

test('money of no player cannot be moved', () => {
  const world = createTestWorld();
  const nobody = { ...createTestPlayer(world), id: 1 };
  expect(() => book(world, nobody)('bet-stake', 1, 5)).toThrow(
    'NOT NULL constraint failed: postings.from_account_id',
  );
  expect(() => getAvailableMicros(world.db, 1)).toThrow('there is no account of player 1');
});

test.each([0, -5, 1.5])('a movement of %s micro-USDT is none', (amount) => {
  const world = createTestWorld();
  expect(() => book(world, createTestPlayer(world))('bet-stake', 1, amount)).toThrow(/CHECK|REAL/);
});

test('whatever is moved, entries sum to zero and balances are their sums', () => {
  const movement = fc.record({
    kind: fc.constantFrom(...KINDS),
    amountMicros: fc.integer({ min: 1, max: 700_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 30 }), (movements) => {
      const world = createTestWorld();
      const player = createTestPlayer(world);
      const computed: Record<string, number> = { available: 1_000_000_000, frozen: 0 };
      for (const [index, { kind, amountMicros }] of movements.entries()) {
        const [from, to] = POSTING_SIDES[kind];
        const move = () => book(world, player)(kind, `event ${index}`, amountMicros);
        if ((from === 'available' || from === 'frozen') && (computed[from] ?? 0) < amountMicros) {
          expect(move).toThrow('CHECK');
          continue;
        }
        move();
        // House accounts are computed too, from 0: no call asks for them.
        computed[from] = (computed[from] ?? 0) - amountMicros;
        computed[to] = (computed[to] ?? 0) + amountMicros;
      }
      const { available, frozen } = computed;
      expect(getBalances(world.db, player.id)).toEqual({ availableMicros: available, frozenMicros: frozen });
      expect(sumOfEntries(world)).toBe(0);
    }),
    { numRuns: 30 },
  );
});
