import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@canada28/db/open-database.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { moveClock } from '@canada28/mock-server/control/time/move-clock.ts';
import { findIssue } from '@canada28/mock-server/features/draws/draws.repository.ts';
import { insertPrizePostings } from '@canada28/mock-server/features/ledger/ledger.repository.ts';
import { updateBetsSettled } from '@canada28/mock-server/features/settlement/settlement.repository.ts';
import { startMock } from '@canada28/mock-server/kit/testing.ts';
import type { World } from '@canada28/mock-server/world/world.ts';
import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { MAX_PRIZE_MICROS } from '@canada28/shared/limits.ts';
import { currentIssue, load, post } from './load.ts';
import { inMs, inTemporaryFolder, type Measured, processorTimeOf, timesFloor } from './measured.ts';
import { inFile, openAccounts, placeBets } from './world-in-file.ts';

const COUNTS = [10_000, 100_000, 1_000_000];
const MEANWHILE_COUNT = 100_000;
const BETS_OF_PLAYER = 20;
const LOAD_SECONDS = 15;

/**
 * Settles issues with so many open bets, half of which win, in a database file. The floor is the same done by two
 * statements in one transaction, on a copy with the same schema: its guards, entries and balances too.
 */
export async function measureSettlement(): Promise<Measured> {
  let figures: Measured = {};
  for (const count of COUNTS) figures = { ...figures, ...(await settlementOf(count)) };
  return { ...figures, ...(await waitsDuring(MEANWHILE_COUNT)) };
}

function settlementOf(count: number): Promise<Measured> {
  const what = `${count.toLocaleString('en')} bets`;
  return inFile((world) => {
    const issueCode = world.config.firstIssueCode;
    placeBets(world, openAccounts(world, count / BETS_OF_PLAYER), issueCode, count);
    world.db.pragma('wal_checkpoint(TRUNCATE)');
    const copy = `${world.db.name}.floor`;
    copyFileSync(world.db.name, copy);
    const floor = settleAtOnce(copy, issueCode);
    const parts = partsOf(world, issueCode);
    const settlement = parts.reduce((sum, part) => sum + part, 0);
    return {
      [`${what}: processor time`]: inMs(settlement),
      [`${what}: two statements (floor)`]: inMs(floor),
      [`${what}: ratio`]: timesFloor(settlement, floor),
      [`${what}: parts, the longest`]: `${parts.length}, ${inMs(Math.max(...parts))}`,
    };
  });
}

/** Processor time (ms) of the issue's draw and of each part of its settlement. */
function partsOf({ db, timetable }: World, issueCode: string): number[] {
  const parts: number[] = [];
  while (findIssue(db, issueCode)?.state !== 'settled')
    parts.push(processorTimeOf(() => timetable.runUntil(timetable.nextDueMs ?? 0)));
  return parts;
}

function settleAtOnce(path: string, issueCode: string): number {
  const db = openDatabase(path);
  const all = { issueCode, afterPlayerId: 0, toPlayerId: Number.MAX_SAFE_INTEGER };
  const draw = { winningPlayCodes: winningPlayCodes(20), prizeCapMicros: MAX_PRIZE_MICROS, nowMs: 1 };
  const floor = processorTimeOf(() =>
    inTransaction(db, () => {
      updateBetsSettled(db, all, draw);
      insertPrizePostings(db, all, draw.nowMs);
    }),
  );
  db.close();
  return floor;
}

/** How long others wait for the current issue, in the same world and in another one, 50 connections in all. */
function waitsDuring(count: number): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const databasePath = join(folder, 'waits.sqlite');
    let drawAtMs = 0;
    await inFile((world) => {
      const issueCode = world.config.firstIssueCode;
      moveClock(world, { freeze: true });
      placeBets(world, openAccounts(world, count / BETS_OF_PLAYER), issueCode, count);
      drawAtMs = findIssue(world.db, issueCode)?.drawAtMs ?? 0;
      world.db.pragma('wal_checkpoint(TRUNCATE)');
      copyFileSync(world.db.name, databasePath);
    });
    const mock = await startMock({ child: true, databasePath });
    try {
      await post(mock.url, { path: '/__mock/worlds', body: { name: 'beside' } });
      const ask = () =>
        load(mock.url, LOAD_SECONDS, (connection) => [
          { ...currentIssue, headers: { 'x-world': connection % 2 === 0 ? 'default' : 'beside' } },
        ]);
      const before = await ask();
      await post(mock.url, { path: '/__mock/clock', body: { set: drawAtMs - 100 } });
      await post(mock.url, { path: '/__mock/clock', body: { rate: 1 } });
      const during = await ask();
      return {
        'others wait meanwhile, 99th percentile': inMs(during.latency.p99),
        'others wait meanwhile, longest': inMs(during.latency.max),
        'others wait without (floor), 99th percentile and longest': `${inMs(before.latency.p99)}, ${inMs(before.latency.max)}`,
      };
    } finally {
      await mock.close();
    }
  });
}
