import { findRow, runStatement } from '@canada28/db/prepared.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_LOGIN_PASSWORD_HASH,
  DEMO_PAY_PASSWORD_HASH,
  type DemoAccount,
} from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { openAccount } from '../features/auth/open-account.ts';
import { pinnedClock } from './clock.ts';
import type { TaskContext } from './context.ts';
import type { World } from './world.ts';

/** Gives a world without players its demo accounts, booked like any other account. */
export function seedDemo(world: World): void {
  if (findRow(world.db, 'SELECT id FROM players LIMIT 1') !== undefined) return;
  const context = { world, db: world.db, clock: pinnedClock(world.clock.nowMs()), random: world.random };
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
}
