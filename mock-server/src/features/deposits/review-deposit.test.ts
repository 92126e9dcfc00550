import { inTransaction } from '@canada28/db/transaction.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { DAY_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { newestMessage } from '../../testing/newest-message.ts';
import { depositNow, moneyOf, newestOrder, withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld, TEST_NOW_MS } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { changeSettings } from '../../world/world-state.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { findMessages } from '../messages/messages.repository.ts';
import { messageOfRow } from '../messages/messages.routes.ts';
import { type DepositOutcome, depositOutcomes, reviewDeposit, reviewDepositTask } from './review-deposit.ts';

const NO_BONUS = { percent: 0, mostMicros: 0 };

function review(world: World, player: TestPlayer, orderId: string, outcome: DepositOutcome): void {
  inTransaction(world.db, () => reviewDeposit(playerContext(world, player), { orderId, outcome }));
}

function stateOf(world: World, player: TestPlayer): number {
  return newestOrder(world, player, 10).status;
}

function titles(world: World, player: TestPlayer): string[] {
  const { rows } = findMessages(world.db, { player: player.id }, { limit: 9, offset: 0 });
  return rows.map((row) => messageOfRow(row, 'en').title);
}

describe('by itself', () => {
  const MINUTES_10_MS = 600 * SECOND_MS;
  test.each([
    { amount: 100, afterMs: 20_000, outcome: 'success', title: 'Deposit received' },
    { amount: 100.01, afterMs: 20_000, outcome: 'failed', title: 'Deposit failed' },
    { amount: 100.02, afterMs: 20_000, outcome: 'cancelled', title: 'Deposit cancelled' },
    { amount: 100.03, afterMs: DAY_MS, outcome: 'cancelled', title: 'Deposit expired' },
    { amount: 100.04, afterMs: MINUTES_10_MS, outcome: 'success', title: 'Deposit received' },
    { amount: 100.011, afterMs: 20_000, outcome: 'success', title: 'Deposit received' },
  ] as const)('a deposit of $amount USDT is $outcome after $afterMs ms', (expected) => {
    const { amount, afterMs, outcome, title } = expected;
    const status = FINANCE_STATUS[outcome];
    const world = createTestWorld({ pastDraws: 0, depositBonus: NO_BONUS });
    const player = createTestPlayer(world, { creditMicros: 0 });
    depositNow(world, player, amount);
    moveClock(world, { advance: afterMs - 1 });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS.pending);
    expect(moneyOf(world, player)).toEqual({ available: 0, frozen: 0 });

    moveClock(world, { advance: 1 });
    expect(newestOrder(world, player, 10)).toMatchObject({ status, updatedAtMs: TEST_NOW_MS + afterMs });
    expect(moneyOf(world, player)).toEqual({ available: outcome === 'success' ? amount : 0, frozen: 0 });
    expect(titles(world, player)).toEqual([title]);
    expect(auditDatabase(world.db).broken).toEqual([]);
  });

  test('the time of the review is configuration', () => {
    const world = createTestWorld({ reviewSeconds: 3 });
    const player = createTestPlayer(world);
    depositNow(world, player, 100);
    moveClock(world, { advance: 3 * SECOND_MS });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS.success);
  });

  test('where a person reviews, a deposit only expires after a day', () => {
    const world = createTestWorld({ reviewPolicy: 'manual' });
    const player = createTestPlayer(world);
    depositNow(world, player, 100.01);
    moveClock(world, { advance: DAY_MS - 1 });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS.pending);
    moveClock(world, { advance: 1 });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS.cancelled);
  });
});

describe('by a reviewer', () => {
  test.each<[DepositOutcome, number]>([
    ['success', 1105],
    ['failed', 1000],
    ['cancelled', 1000],
  ])('a pending deposit becomes %s', (outcome, available) => {
    const world = createTestWorld({ reviewPolicy: 'manual' });
    const player = createTestPlayer(world);
    const { id: orderId } = depositNow(world, player, 100);
    review(world, player, orderId, outcome);
    expect(stateOf(world, player)).toBe(FINANCE_STATUS[outcome]);
    expect(moneyOf(world, player)).toEqual({ available, frozen: 0 });
    moveClock(world, { advance: 2 * DAY_MS });
    expect(stateOf(world, player)).toBe(FINANCE_STATUS[outcome]);
    expect(auditDatabase(world.db).broken).toEqual([]);
  });

  test.each<[DepositOutcome, DepositOutcome]>(
    (['success', 'failed', 'cancelled'] as const).flatMap((first) =>
      (['success', 'failed', 'cancelled'] as const).map((second): [DepositOutcome, DepositOutcome] => [
        first,
        second,
      ]),
    ),
  )('a deposit that is %s never becomes %s', (first, second) => {
    const world = createTestWorld({ reviewPolicy: 'manual' });
    const player = createTestPlayer(world);
    const { id: orderId } = depositNow(world, player, 100);
    review(world, player, orderId, first);
    const before = moneyOf(world, player);
    expect(() => review(world, player, orderId, second)).toThrow('cannot go from this state');
    expect(moneyOf(world, player)).toEqual(before);
    expect(stateOf(world, player)).toBe(FINANCE_STATUS[first]);
  });
});

describe('the bonus', () => {
  test.each([
    [undefined, 100, 5],
    [undefined, 7760, 388],
    [undefined, 50_000, 388],
    [{ percent: 100, mostMicros: microsFromUsdt(250) }, 100, 100],
    [{ percent: 100, mostMicros: microsFromUsdt(250) }, 300, 250],
  ])('of %j on %d USDT is %d USDT, booked as its own entry', (depositBonus, amount, bonus) => {
    const world = createTestWorld(depositBonus === undefined ? {} : { depositBonus });
    const player = createTestPlayer(world, { creditMicros: 0 });
    const { id: orderId } = depositNow(world, player, amount);
    moveClock(world, { advance: 20 * SECOND_MS });
    expect(moneyOf(world, player)).toEqual({ available: amount + bonus, frozen: 0 });
    expect(titles(world, player)).toEqual(['Your deposit bonus has arrived', 'Deposit received']);
    const postings = world.db
      .prepare('SELECT kind, amount_micros FROM postings WHERE reference = ? ORDER BY id')
      .all(orderId);
    expect(postings).toEqual([
      { kind: 'deposit', amount_micros: amount * 1_000_000 },
      { kind: 'deposit-bonus', amount_micros: bonus * 1_000_000 },
    ]);
    expect(auditDatabase(world.db).broken).toEqual([]);
  });
});

test('a message names the sum and the order', () => {
  const world = createTestWorld({ reviewPolicy: 'manual' });
  const player = createTestPlayer(world);
  const { id: orderId } = depositNow(world, player, 100.5);
  review(world, player, orderId, 'success');
  expect(newestMessage(world, player)?.text).toContain('5.025 USDT');
  const { id: failedId } = depositNow(world, player, 20);
  review(world, player, failedId, 'failed');
  expect(newestMessage(world, player)?.text).toContain('20 USDT');
  expect(newestMessage(world, player)?.text).toContain(failedId);
});

test('a deposit that is decided has no way to go on, and nothing else is a deposit', () => {
  const world = createTestWorld({ reviewPolicy: 'manual' });
  const player = createTestPlayer(world, { hasPayPassword: true, hasDeposited: true });
  const order = depositNow(world, player, 100);
  expect(depositOutcomes(order)).toEqual(['success', 'failed', 'cancelled']);
  review(world, player, order.id, 'failed');
  expect(depositOutcomes(newestOrder(world, player, 10))).toEqual([]);
  const runTask = (orderId: string) => () =>
    inTransaction(world.db, () => reviewDepositTask.run(playerContext(world, player), orderId));
  expect(runTask(order.id)).toThrow(`the deposit ${order.id} awaits no review`);
  expect(runTask('7')).toThrow('the deposit 7 awaits no review');
  expect(() => review(world, player, '7', 'success')).toThrow('there is no deposit 7');
  const withdrawal = withdrawNow(world, player, 50);
  expect(() => review(world, player, withdrawal.id, 'success')).toThrow(
    `there is no deposit ${withdrawal.id}`,
  );
});

test('it is told why a deposit was decided by itself', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const whyAfter = (ms: number) =>
    moveClock(world, { advance: ms }).happened.find(({ what }) => what === 'deposit-reviewed')?.why;
  depositNow(world, player, 100.02);
  expect(whyAfter(20 * SECOND_MS)).toBe(
    'The automatic review decided it (20 s, settings reviewPolicy and reviewSeconds); the amount ends in .02, which asks that it is cancelled or not paid.',
  );
  depositNow(world, player, 100.03);
  moveClock(world, { advance: DAY_MS - 1 });
  expect(whyAfter(1)).toBe('It stayed unpaid for 24 hours.');
});

test('a deposit that is decided a day after it was made did not stay unpaid, and waited as long as it did', () => {
  const world = createTestWorld({ reviewSeconds: DAY_MS / SECOND_MS });
  depositNow(world, createTestPlayer(world), 100);
  changeSettings(world, { reviewPolicy: 'manual', reviewSeconds: 20 });
  moveClock(world, { advance: DAY_MS - 1 });
  const { happened } = moveClock(world, { advance: 1 });
  expect(happened.find(({ what }) => what === 'deposit-reviewed')).toMatchObject({
    detail: expect.stringMatching(/ success$/),
    why: 'The automatic review decided it (86400 s, settings reviewPolicy and reviewSeconds).',
  });
});

test('a deposit whose booking fails stays pending', () => {
  const world = createTestWorld({ reviewPolicy: 'manual' });
  const player = createTestPlayer(world);
  const { id: reference } = depositNow(world, player, 100);
  // The same event booked before: the ledger refuses to book it again.
  inTransaction(world.db, () =>
    moveMoney(playerContext(world, player), {
      kind: 'deposit',
      playerId: player.id,
      reference,
      amountMicros: 1,
    }),
  );
  expect(() => review(world, player, reference, 'success')).toThrow('UNIQUE');
  expect(stateOf(world, player)).toBe(FINANCE_STATUS.pending);
  expect(titles(world, player)).not.toContain('Deposit received');
});

test('the database itself refuses what is no deposit', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  depositNow(world, player, 100);
  const { db } = world;
  expect(() => db.exec('UPDATE finance_orders SET status = 1')).toThrow('cannot go from this state');
  expect(() => db.exec('UPDATE finance_orders SET status = -1')).toThrow('cannot go from this state');
  expect(() => db.exec('UPDATE finance_orders SET amount_micros = 1')).toThrow('never changed');
  expect(() => db.exec('DELETE FROM finance_orders')).toThrow('never deleted');
});
