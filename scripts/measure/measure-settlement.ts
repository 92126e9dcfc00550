import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, readMigrations } from '@canada28/db/migrate.ts';
import { type Database, openDatabase } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { DEMO_LOGIN_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { WORLD_RULES } from '@canada28/mock-server/app/world-rules.ts';
import { openAccount } from '@canada28/mock-server/features/auth/open-account.ts';
import { insertBet } from '@canada28/mock-server/features/betting/betting.repository.ts';
import { moveMoney } from '@canada28/mock-server/features/ledger/move-money.ts';
import { contextAt } from '@canada28/mock-server/world/context.ts';
import { openWorld } from '@canada28/mock-server/world/open-world.ts';
import type { World } from '@canada28/mock-server/world/world.ts';
import { worldConfig } from '@canada28/mock-server/world/world-config.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { inMs, type Measured, timesFloor } from './measured.ts';

const BETS = 100_000;
const PLAYERS = 1000;

/**
 * Draws and settles an issue with 100,000 open bets of 1,000 players on big, small, odd and even (half of them win)
 * in a database file. The floor is copying the same rows within SQLite.
 */
export async function measureSettlement(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  const db = openDatabase(join(folder, 'settlement.sqlite'));
  try {
    migrate(db, readMigrations(new URL('../../db/migrations/', import.meta.url)));
    const world = openWorld({
      name: 'default',
      db,
      rules: WORLD_RULES,
      config: worldConfig({ demoCreditMicros: 0, pastDraws: 1 }),
    });
    placeBets(world);
    const floor = timed(() => db.exec('CREATE TABLE copied AS SELECT * FROM bets'));
    const dueMs = world.timetable.nextDueMs ?? 0;
    let happened: readonly { what: string; detail: string }[] = [];
    const settlement = timed(() => {
      happened = world.timetable.runUntil(Math.max(dueMs, drawOfOpenBets(db)));
    });
    const settled = happened.find(({ detail }) => detail.includes(`${BETS} bets`));
    if (settled === undefined) throw new Error(`the bets were not settled: ${JSON.stringify(happened)}`);
    return {
      [`settlement of ${BETS.toLocaleString('en')} bets`]: inMs(settlement),
      'of which': settled.detail,
      'copying the rows (floor)': inMs(floor),
      ratio: timesFloor(settlement, floor),
    };
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}

function placeBets(world: World): void {
  const { db } = world;
  const context = contextAt(world, world.clock.nowMs());
  const issueCode = world.config.firstIssueCode;
  inTransaction(db, () => {
    const players = Array.from({ length: PLAYERS }, (_, index) =>
      openAccount(context, {
        userName: `player${index}`,
        nickName: `player${index}`,
        loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH,
        creditMicros: 1_000_000_000,
      }),
    );
    for (let index = 0; index < BETS; index++) {
      const playerId = players[index % PLAYERS] ?? 0;
      const amountMicros = 1_000_000;
      const placedAtMs = context.clock.nowMs();
      const playCode = 28 + (index % 4);
      const betId = insertBet(db, {
        playerId,
        issueCode,
        playCode,
        amountMicros,
        oddsThousandths: 1999,
        placedAtMs,
      });
      moveMoney(context, { kind: 'bet-stake', playerId, reference: betId, amountMicros });
    }
  });
}

function drawOfOpenBets(db: Database): number {
  const sql = `SELECT max(draw_at_ms) AS at_ms FROM issues WHERE issue_code IN (SELECT issue_code FROM bets WHERE status = ${BET_STATUS.waiting})`;
  return listRows<{ at_ms: number }>(db, sql)[0]?.at_ms ?? 0;
}

function timed(work: () => void): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}
