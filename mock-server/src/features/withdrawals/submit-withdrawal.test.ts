import { inTransaction } from '@canada28/db/transaction.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import { addTestAddress, newestOrder, TRON_ADDRESS, withdrawNow } from '../../testing/test-finance.ts';
import {
  createTestPlayer,
  PAY_PASSWORD_HASH,
  playerContext,
  type TestPlayer,
} from '../../testing/test-player.ts';
import { createTestWorld, TEST_NOW_MS } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { submitWithdrawal } from './submit-withdrawal.ts';

type Change = {
  withdrawId?: number;
  amount?: number;
  addressId?: number;
  address?: string;
  protocol?: 'TRC20';
};

function submit(world: World, player: TestPlayer, change: Change): true {
  const input = { withdrawId: 1, amount: 100, password: '', ...change };
  const compared = { hash: PAY_PASSWORD_HASH, isRight: true };
  return inTransaction(world.db, () => submitWithdrawal(playerContext(world, player), input, compared));
}

const OPTIONS = { hasPayPassword: true, hasDeposited: true };

test('a refusal says what it goes by', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world, OPTIONS);
  const addressId = addTestAddress(world, player);
  const refusal = (change: Change) => refusalOf(() => submit(world, player, { addressId, ...change }));
  const newcomer = createTestPlayer(world, { hasPayPassword: true });
  expect(refusalOf(() => submit(world, newcomer, {})).facts).toEqual({
    cause: 'the world offers no withdrawal method',
  });
  expect(refusal({ withdrawId: 9 })).toEqual({
    errorName: 'methodNotAvailable',
    details: {},
    facts: { cause: 'no withdrawal method has id 9' },
  });
  expect(refusal({ amount: 1000.5 }).facts).toEqual({ available: '1000.00', needed: 1000.5 });
  expect(refusal({ addressId: 999 }).facts).toEqual({
    cause: 'it is not in the address book of the player',
  });
  expect(refusal({ amount: 9.99 })).toEqual({
    errorName: 'amountOutsideLimits',
    details: { min: '10', max: '50000' },
    facts: { amount: 9.99 },
  });
  world.db.prepare('UPDATE addresses SET status = 0').run();
  expect(refusal({}).facts).toEqual({ cause: 'it is not reviewed yet' });
});

test('an address is named by its id, or by its network and text, both of them', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world, OPTIONS);
  addTestAddress(world, player);
  const halves: Change[] = [{ address: TRON_ADDRESS }, { protocol: 'TRC20' }];
  for (const half of halves)
    expect(refusalOf(() => submit(world, player, half)).errorName).toBe('withdrawalAddressNotUsable');
  expect(submit(world, player, { address: TRON_ADDRESS, protocol: 'TRC20' })).toBe(true);
});

test.each([
  [100, FINANCE_STATUS.approved, 20],
  [100.01, FINANCE_STATUS.rejected, 20],
  [100.02, FINANCE_STATUS.approved, 20],
  [100.04, FINANCE_STATUS.approved, 600],
])('of %d USDT the review comes to %d after %d s', (amount, status, seconds) => {
  const world = createTestWorld();
  const player = createTestPlayer(world, OPTIONS);
  withdrawNow(world, player, amount);
  expect(newestOrder(world, player, 20)).toMatchObject({
    status: FINANCE_STATUS.pending,
    next: { status, atMs: TEST_NOW_MS + seconds * SECOND_MS },
  });
});
