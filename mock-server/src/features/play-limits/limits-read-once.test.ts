import type { Database } from '@canada28/db/open-database.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { chaseOrder, pass, SLOT_MS, setLimit } from '../../testing/test-chase.ts';
import { depositNow } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { placeBet } from '../betting/place-bet.ts';
import { startChase } from '../chasing/start-chase.ts';
import { updatePlayLimits } from './update-play-limits.ts';

let world: World;
let player: TestPlayer;

beforeEach(() => {
  world = createTestWorld();
  player = createTestPlayer(world);
  setLimit(world, player, { name: 'dailyDeposit', value: 500 * MICROS_PER_USDT });
  setLimit(world, player, { name: 'dailyLoss', value: 500 * MICROS_PER_USDT });
});

/** Every statement that the work runs on the database, in order. */
function statementsOf(db: Database, work: () => void): string[] {
  const ran: string[] = [];
  const prototype = Object.getPrototypeOf(db.prepare('SELECT 1'));
  const spies = (['get', 'all', 'run'] as const).map((method) => {
    const original = prototype[method];
    return vi.spyOn(prototype, method).mockImplementation(function (this: { source: string }, ...values) {
      ran.push(this.source);
      return original.apply(this, values);
    });
  });
  work();
  for (const spy of spies) spy.mockRestore();
  return ran;
}

function bet(stakes: number) {
  const codes = [PLAY.big, PLAY.small, PLAY.odd].slice(0, stakes);
  const gameItem = codes.map((code) => ({ totalAmount: 10, numberRecord: String(code) }));
  const { startIsuueCode: issueCode } = chaseOrder(world);
  const slip = { issueCode, lotteryId: '1' as const, totalAmount: 10 * stakes, gameItem };
  placeBet(playerContext(world, player), slip);
}

test.each<[string, () => void]>([
  ['a bet', () => bet(3)],
  ['the start of a chase', () => startChase(playerContext(world, player), chaseOrder(world))],
  ['a deposit', () => depositNow(world, player, 100)],
  [
    'a change of every limit',
    () =>
      updatePlayLimits(playerContext(world, player), {
        dailyDeposit: 400,
        dailyLoss: 900,
        sessionMinutes: 60,
        timeoutUntil: '2026-09-16 12:00:00',
      }),
  ],
])('%s reads the limits of its player once', (_, work) => {
  const statements = statementsOf(world.db, work);
  expect(statements.filter((sql) => sql.includes('FROM play_limits'))).toHaveLength(1);
});

test('an item of a chase that opens by itself reads the limits of its player once', () => {
  startChase(playerContext(world, player), chaseOrder(world));
  const statements = statementsOf(world.db, () => pass(world, SLOT_MS));
  expect(statements.filter((sql) => sql.includes('FROM play_limits'))).toHaveLength(1);
});

test('a bet asks the database nothing twice', () => {
  const statements = statementsOf(world.db, () => bet(1));
  expect(statements.toSorted()).toEqual([...new Set(statements)].toSorted());
});
