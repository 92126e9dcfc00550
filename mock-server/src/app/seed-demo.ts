import { findRow, runStatement } from '@canada28/db/prepared.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_LOGIN_PASSWORD_HASH,
  DEMO_PAY_PASSWORD_HASH,
  type DemoAccount,
} from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { DAY_MS } from '@canada28/shared/game/local-time.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { openAccount } from '../features/auth/open-account.ts';
import { reviewDeposit } from '../features/deposits/review-deposit.ts';
import { insertFinanceOrder } from '../features/finance/finance.repository.ts';
import { pinnedClock } from './clock.ts';
import type { TaskContext } from './context.ts';
import type { World } from './world.ts';

/**
 * Gives a world without players its demo accounts, booked like any others. They are a day old, so that their deposits
 * count against no limit of today.
 */
export function seedDemo(world: World): void {
  if (findRow(world.db, 'SELECT id FROM players LIMIT 1') !== undefined) return;
  const context = {
    world,
    db: world.db,
    clock: pinnedClock(world.clock.nowMs() - DAY_MS),
    random: world.random,
  };
  inTransaction(world.db, () => {
    for (const account of DEMO_ACCOUNTS) seedAccount(context, account);
  });
}

function seedAccount(context: TaskContext, account: DemoAccount): void {
  const id = openAccount(context, {
    userName: account.userName,
    nickName: account.nickName,
    loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH,
    creditMicros: account.creditMicros,
  });
  runStatement(
    context.db,
    'UPDATE players SET sex = :sex, status = :status, pay_password_hash = :payPasswordHash WHERE id = :id',
    {
      id,
      sex: account.sex,
      status: account.status,
      payPasswordHash: account.hasPayPassword ? DEMO_PAY_PASSWORD_HASH : null,
    },
  );
  if (account.depositMicros > 0) seedDeposit(context, id, account.depositMicros);
}

/** A deposit of the product's own making: submitted, reviewed, booked with its bonus and announced. */
function seedDeposit(context: TaskContext, playerId: number, amountMicros: number): void {
  const orderId = insertFinanceOrder(context.db, {
    playerId,
    type: FINANCE_TYPE.deposit,
    protocol: 'TRC20',
    address: demoAddress('TRC20', context.world.name),
    amountMicros,
    feeMicros: 0,
    next: undefined,
    createdAtMs: context.clock.nowMs(),
  });
  reviewDeposit(context, { orderId, outcome: 'success' });
}
