import { join } from 'node:path';
import { migrate } from '@canada28/db/migrate.ts';
import { openDatabase } from '@canada28/db/open-database.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { DEMO_LOGIN_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { WORLD_RULES } from '@canada28/mock-server/app/world-rules.ts';
import { openAccount } from '@canada28/mock-server/features/auth/open-account.ts';
import { insertBet } from '@canada28/mock-server/features/betting/betting.repository.ts';
import { moveMoney } from '@canada28/mock-server/features/ledger/move-money.ts';
import type { Clock } from '@canada28/mock-server/world/clock.ts';
import { contextAt } from '@canada28/mock-server/world/context.ts';
import { openWorld } from '@canada28/mock-server/world/open-world.ts';
import type { World } from '@canada28/mock-server/world/world.ts';
import { worldConfig } from '@canada28/mock-server/world/world-config.ts';
import { inTemporaryFolder } from './measured.ts';

export const MIGRATIONS = readMigrations(new URL('../../db/migrations/', import.meta.url));

/** Measures on a world that has nothing but one past draw, in a database file of its own. */
export function inFile<Result>(
  work: (world: World) => Result | Promise<Result>,
  options: { readonly wall?: Clock } = {},
): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const db = openDatabase(join(folder, 'measured.sqlite'));
    try {
      migrate(db, MIGRATIONS);
      const config = worldConfig({ demoCreditMicros: 0, pastDraws: 1 });
      return await work(openWorld({ name: 'default', db, rules: WORLD_RULES, config, ...options }));
    } finally {
      db.close();
    }
  });
}

/** Opens so many accounts with 1,000 USDT each; answers their ids. */
export function openAccounts(world: World, count: number): number[] {
  const context = contextAt(world, world.clock.nowMs());
  return inTransaction(world.db, () =>
    Array.from({ length: count }, (_, index) =>
      openAccount(context, {
        userName: `player${index}`,
        nickName: `player${index}`,
        loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH,
        creditMicros: 1_000_000_000,
      }),
    ),
  );
}

/** Places so many bets of 1 USDT on an issue, by the players in turn, on big, small, odd and even: half of them win. */
export function placeBets(world: World, players: readonly number[], issueCode: string, count: number): void {
  const context = contextAt(world, world.clock.nowMs());
  const amountMicros = 1_000_000;
  inTransaction(world.db, () => {
    for (let index = 0; index < count; index += 1) {
      const playerId = players[index % players.length] ?? 0;
      const choice = { playerId, issueCode, playCode: 28 + (index % 4), amountMicros, oddsThousandths: 1999 };
      const reference = insertBet(world.db, { ...choice, placedAtMs: context.clock.nowMs() });
      moveMoney(context, { kind: 'bet-stake', playerId, reference, amountMicros });
    }
  });
}
