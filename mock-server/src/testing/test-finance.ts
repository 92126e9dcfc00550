import { inTransaction } from '@canada28/db/transaction.ts';
import { FINANCE_TYPE, type FinanceType } from '@canada28/shared/contract/finance.contract.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import {
  findAddressByText,
  insertAddress,
  updateDefaultAddress,
} from '../features/addresses/addresses.repository.ts';
import { submitDeposit } from '../features/deposits/submit-deposit.ts';
import { findNewestOrder, type StoredOrder } from '../features/finance/finance.repository.ts';
import { getBalances } from '../features/ledger/ledger.repository.ts';
import { submitWithdrawal } from '../features/withdrawals/submit-withdrawal.ts';
import type { World } from '../world/world.ts';
import { PAY_PASSWORD_HASH, playerContext, type TestPlayer } from './test-player.ts';

/** An address that a test player withdraws to. */
export const TRON_ADDRESS = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';

/** Puts an address into the player's book; answers its id. */
export function addTestAddress(world: World, player: TestPlayer): number {
  const { db, clock } = world;
  const own = { playerId: player.id, protocol: 'TRC20', address: TRON_ADDRESS } as const;
  return inTransaction(db, () => {
    const id = insertAddress(db, { ...own, name: 'My wallet', createdAtMs: clock.nowMs() });
    updateDefaultAddress(db, { id, playerId: player.id });
    return id;
  });
}

/** Submits a deposit as its call would, USDT; answers its order. */
export function depositNow(world: World, player: TestPlayer, amount: number): StoredOrder {
  const input = { depositTypeId: 1, ruleId: 1, addressId: 1, amount };
  inTransaction(world.db, () => submitDeposit(playerContext(world, player), input, undefined));
  return newestOrder(world, player, FINANCE_TYPE.deposit);
}

/** Submits a withdrawal as its call would, USDT, for a player with a transaction password; answers its order. */
export function withdrawNow(world: World, player: TestPlayer, amount: number): StoredOrder {
  const own = { playerId: player.id, protocol: 'TRC20', address: TRON_ADDRESS } as const;
  const addressId = findAddressByText(world.db, own)?.id ?? addTestAddress(world, player);
  const input = { withdrawId: 1, addressId, amount, password: '' };
  const compared = { hash: PAY_PASSWORD_HASH, isRight: true };
  inTransaction(world.db, () => submitWithdrawal(playerContext(world, player), input, compared));
  return newestOrder(world, player, FINANCE_TYPE.withdrawal);
}

/** The player's newest deposit (10) or withdrawal (20). */
export function newestOrder({ db }: World, player: TestPlayer, type: FinanceType): StoredOrder {
  const order = findNewestOrder(db, player.id, type);
  if (order === undefined) throw new Error('the player has no such order');
  return order;
}

/** Available and frozen money, USDT. */
export function moneyOf({ db }: World, player: TestPlayer): { available: number; frozen: number } {
  const { availableMicros, frozenMicros } = getBalances(db, player.id);
  return { available: usdtFromMicros(availableMicros), frozen: usdtFromMicros(frozenMicros) };
}
