import { inTransaction } from '@canada28/db/transaction.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MAX_MICROS } from '@canada28/shared/money/usdt.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import { depositNow, newestOrder } from '../../testing/test-finance.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld, TEST_NOW_MS } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { listDepositMethods } from './deposit-methods.ts';
import { submitDeposit } from './submit-deposit.ts';

const DEPOSIT = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 100 };

function submit(world: World, player: TestPlayer, change: Partial<typeof DEPOSIT>): true {
  const input = { ...DEPOSIT, ...change };
  return inTransaction(world.db, () => submitDeposit(playerContext(world, player), input, undefined));
}

test('a refusal says what it goes by', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const refusal = (change: Partial<typeof DEPOSIT>) => refusalOf(() => submit(world, player, change));
  expect(refusal({ depositTypeId: 9 }).facts).toEqual({ cause: 'no deposit method has id 9 and rule 1' });
  expect(refusal({ ruleId: 8 }).facts).toEqual({ cause: 'no deposit method has id 1 and rule 8' });
  expect(refusal({ amount: 9.99 })).toEqual({
    errorName: 'depositAmountOutsideLimits',
    details: { min: '10', max: '50000' },
    facts: { amount: 9.99 },
  });
  expect(refusal({ addressId: 3 }).facts).toEqual({ addressId: 3 });
});

test('where a deposit takes the transaction password, none is told from a wrong one', () => {
  const world = createTestWorld({ isDepositPasswordRequired: true });
  const player = createTestPlayer(world, { hasPayPassword: true });
  expect(refusalOf(() => submit(world, player, {}))).toEqual({
    errorName: 'wrongPassword',
    details: {},
    facts: { which: 'transaction password', cause: 'none was given' },
  });
});

test('a deposit is refused that could be more than the account can hold, its bonus included', () => {
  const world = createTestWorld();
  const room = 200_000_000;
  const player = createTestPlayer(world, { creditMicros: MAX_MICROS - room });
  expect(refusalOf(() => submit(world, player, { amount: 100.000001 }))).toEqual({
    errorName: 'depositBeyondAccount',
    details: { most: '4294967296' },
    facts: { amount: '100.000001' },
  });
  expect(submit(world, player, { amount: 100 })).toBe(true);
});

test('an order holds where the money is to go, that it costs nothing, and what comes next', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const [, ethereum] = listDepositMethods(world)[0]?.addresses ?? [];
  submit(world, player, { addressId: 2 });
  expect(newestOrder(world, player, 10)).toMatchObject({
    status: FINANCE_STATUS.pending,
    protocol: 'ERC20',
    address: ethereum?.address,
    amountMicros: 100_000_000,
    feeMicros: 0,
    next: { status: FINANCE_STATUS.success, atMs: TEST_NOW_MS + 20 * SECOND_MS },
  });
  expect(depositNow(world, player, 100.01).next?.status).toBe(FINANCE_STATUS.failed);
});

test('only sums within the limits are offered to deposit with one tap', () => {
  const world = createTestWorld({ depositLimits: { minMicros: 100_000_000, maxMicros: 1_000_000_000 } });
  const [method] = listDepositMethods(world);
  expect(method?.rule.quickAmountsMicros).toEqual([100_000_000, 500_000_000, 1_000_000_000]);
});
