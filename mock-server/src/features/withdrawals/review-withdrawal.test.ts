import { inTransaction } from '@canada28/db/transaction.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { DAY_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { newestMessage } from '../../testing/newest-message.ts';
import { depositNow, moneyOf, newestOrder, withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { moveMoney } from '../ledger/move-money.ts';
import {
  reviewWithdrawal,
  reviewWithdrawalTask,
  type WithdrawalOutcome,
  withdrawalOutcomes,
} from './review-withdrawal.ts';

const START = { available: 1000, frozen: 0 };

function createPlayer(world: World): TestPlayer {
  return createTestPlayer(world, { hasPayPassword: true, hasDeposited: true });
}

function review(world: World, player: TestPlayer, orderId: string, outcome: WithdrawalOutcome): void {
  inTransaction(world.db, () => reviewWithdrawal(playerContext(world, player), { orderId, outcome }));
}

function stateOf(world: World, player: TestPlayer): number {
  return newestOrder(world, player, 20).status;
}

describe('by itself', () => {
  test('a withdrawal is approved after 20 s and paid after 20 more: net to the player, the fee to the house', () => {
    const world = createTestWorld();
    const player = createPlayer(world);
    const { id: orderId } = withdrawNow(world, player, 100);
    expect(moneyOf(world, player)).toEqual({ available: 900, frozen: 100 });

    moveClock(world, { advance: 20 * SECOND_MS });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS.approved);
    expect(newestMessage(world, player)?.text).toContain('Your withdrawal of 100 USDT was approved');
    expect(moneyOf(world, player)).toEqual({ available: 900, frozen: 100 });

    moveClock(world, { advance: 20 * SECOND_MS });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS.success);
    expect(newestMessage(world, player)?.text).toBe(
      `99.99 USDT was sent to your address, after a fee of 0.01 USDT. Order number ${orderId}.`,
    );
    expect(moneyOf(world, player)).toEqual({ available: 900, frozen: 0 });
    const house = world.db
      .prepare(
        `SELECT kind, balance_micros FROM accounts WHERE kind IN ('withdrawals', 'fees') ORDER BY kind`,
      )
      .all();
    expect(house).toEqual([
      { kind: 'fees', balance_micros: 10_000 },
      { kind: 'withdrawals', balance_micros: 99_990_000 },
    ]);
    expect(auditDatabase(world.db).broken).toEqual([]);
  });

  test.each([
    { amount: 100.01, afterMs: 20_000, outcome: 'rejected' },
    { amount: 100.02, afterMs: 40_000, outcome: 'failed' },
    { amount: 100.04, afterMs: 600_000, outcome: 'approved' },
    { amount: 100.04, afterMs: 620_000, outcome: 'success' },
  ] as const)('a withdrawal of $amount USDT is $outcome after $afterMs ms', (expected) => {
    const { amount, afterMs, outcome } = expected;
    const world = createTestWorld();
    const player = createPlayer(world);
    withdrawNow(world, player, amount);
    moveClock(world, { advance: afterMs - 1 });
    expect(stateOf(world, player)).not.toBe(FINANCE_STATUS[outcome]);
    moveClock(world, { advance: 1 });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS[outcome]);
    expect(auditDatabase(world.db).broken).toEqual([]);
  });

  test('a withdrawal that ends in .03, or that a person reviews, waits for ever', () => {
    const worlds = [createTestWorld({ pastDraws: 0 }), createTestWorld({ reviewPolicy: 'manual' })];
    worlds.forEach((world, index) => {
      const player = createPlayer(world);
      withdrawNow(world, player, index === 0 ? 100.03 : 100);
      moveClock(world, { advance: 2 * 86_400_000 });
      expect(stateOf(world, player)).toBe(FINANCE_STATUS.pending);
    });
  });
});

describe('by a reviewer', () => {
  test.each<[WithdrawalOutcome[], string]>([
    [['rejected'], 'Your withdrawal was not approved. The full 100 USDT is back in your available balance.'],
    [
      ['approved', 'failed'],
      'Your withdrawal could not be paid out. The full 100 USDT is back in your available balance.',
    ],
  ])('a withdrawal that is %j gives everything back, the fee included', (outcomes, text) => {
    const world = createTestWorld({ reviewPolicy: 'manual' });
    const player = createPlayer(world);
    const { id: orderId } = withdrawNow(world, player, 100);
    for (const outcome of outcomes) review(world, player, orderId, outcome);
    expect(moneyOf(world, player)).toEqual(START);
    expect(newestMessage(world, player)?.text).toContain(text);
    expect(auditDatabase(world.db).broken).toEqual([]);
  });

  test.each<[WithdrawalOutcome[], WithdrawalOutcome[]]>([
    [[], ['success', 'failed']],
    [['approved'], ['approved', 'rejected']],
    [['rejected'], ['approved', 'rejected', 'success', 'failed']],
    [
      ['approved', 'success'],
      ['approved', 'rejected', 'success', 'failed'],
    ],
    [
      ['approved', 'failed'],
      ['approved', 'rejected', 'success', 'failed'],
    ],
  ])('after %j a withdrawal cannot be any of %j', (outcomes, impossible) => {
    const world = createTestWorld({ reviewPolicy: 'manual' });
    const player = createPlayer(world);
    const { id: orderId } = withdrawNow(world, player, 100);
    for (const outcome of outcomes) review(world, player, orderId, outcome);
    const before = { state: stateOf(world, player), money: moneyOf(world, player) };
    for (const outcome of impossible) {
      expect(() => review(world, player, orderId, outcome)).toThrow('cannot go from this state');
    }
    expect({ state: stateOf(world, player), money: moneyOf(world, player) }).toEqual(before);
  });
});

test('a withdrawal goes on from each state as it may, and nothing else is a withdrawal', () => {
  const world = createTestWorld({ reviewPolicy: 'manual' });
  const player = createPlayer(world);
  const order = withdrawNow(world, player, 100);
  expect(withdrawalOutcomes(order)).toEqual(['approved', 'rejected']);
  review(world, player, order.id, 'approved');
  expect(withdrawalOutcomes(newestOrder(world, player, 20))).toEqual(['success', 'failed']);
  review(world, player, order.id, 'success');
  expect(withdrawalOutcomes(newestOrder(world, player, 20))).toEqual([]);
  const runTask = (orderId: string) => () =>
    inTransaction(world.db, () => reviewWithdrawalTask.run(playerContext(world, player), orderId));
  expect(runTask(order.id)).toThrow(`the withdrawal ${order.id} awaits no review`);
  expect(runTask('7')).toThrow('the withdrawal 7 awaits no review');
  expect(() => review(world, player, '7', 'approved')).toThrow('there is no withdrawal 7');
  const deposit = depositNow(world, player, 50);
  expect(() => review(world, player, deposit.id, 'approved')).toThrow(`there is no withdrawal ${deposit.id}`);
});

test('where a person pays, an approved withdrawal waits for that', () => {
  const world = createTestWorld({ reviewPolicy: 'manual' });
  const player = createPlayer(world);
  const { id } = withdrawNow(world, player, 100);
  review(world, player, id, 'approved');
  moveClock(world, { advance: 2 * DAY_MS });
  expect(stateOf(world, player)).toBe(FINANCE_STATUS.approved);
});

test('without a fee the whole amount is paid, and no fee is booked', () => {
  const world = createTestWorld({ withdrawalFeeBasisPoints: 0 });
  const player = createPlayer(world);
  const { id } = withdrawNow(world, player, 100);
  const { happened } = moveClock(world, { advance: 40 * SECOND_MS });
  expect(newestMessage(world, player)?.text).toContain(
    '100 USDT was sent to your address, after a fee of 0 USDT',
  );
  expect(world.db.prepare(`SELECT count(*) FROM postings WHERE kind = 'withdrawal-fee'`).pluck().get()).toBe(
    0,
  );
  expect(
    happened.filter(({ what }) => what === 'withdrawal-reviewed').map(({ detail, why }) => [detail, why]),
  ).toEqual(
    ['approved', 'success'].map((outcome) => [
      `${id} ${outcome}`,
      'The automatic review decided it (20 s, settings reviewPolicy and reviewSeconds).',
    ]),
  );
});

test('a payment whose fee cannot be booked leaves the withdrawal approved and the money held', () => {
  const world = createTestWorld({ reviewPolicy: 'manual' });
  const player = createPlayer(world);
  const { id: reference } = withdrawNow(world, player, 100);
  withdrawNow(world, player, 50);
  review(world, player, reference, 'approved');
  // The fee booked before, from the other withdrawal's hold: the ledger refuses it a second time.
  inTransaction(world.db, () =>
    moveMoney(playerContext(world, player), {
      kind: 'withdrawal-fee',
      playerId: player.id,
      reference,
      amountMicros: 10_000,
    }),
  );
  expect(() => review(world, player, reference, 'success')).toThrow('UNIQUE');
  expect(moneyOf(world, player)).toEqual({ available: 850, frozen: 149.99 });
  const paid = world.db
    .prepare(`SELECT count(*) FROM postings WHERE kind = 'withdrawal-payment'`)
    .pluck()
    .get();
  expect(paid).toBe(0);
});

test('a withdrawal that the ledger refuses leaves no order', () => {
  const world = createTestWorld();
  const player = createPlayer(world);
  withdrawNow(world, player, 10);
  world.db.exec(`CREATE TRIGGER no_more BEFORE INSERT ON postings BEGIN SELECT RAISE(ABORT, 'full'); END`);
  expect(() => withdrawNow(world, player, 20)).toThrow('full');
  expect(newestOrder(world, player, 20).amountMicros).toBe(10_000_000);
  expect(moneyOf(world, player)).toEqual({ available: 990, frozen: 10 });
});
