import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { inMs, type Measured, timesFloor } from './measured.ts';
import { inFile, openAccounts, placeBets } from './world-in-file.ts';

const BETS = 100_000;
const PLAYERS = 1000;

/**
 * Draws and settles an issue with 100,000 open bets of 1,000 players on big, small, odd and even (half of them win)
 * in a database file. The floor is copying the same rows within SQLite.
 */
export function measureSettlement(): Promise<Measured> {
  return inFile((world) => {
    placeBets(world, openAccounts(world, PLAYERS), world.config.firstIssueCode, BETS);
    const floor = timed(() => world.db.exec('CREATE TABLE copied AS SELECT * FROM bets'));
    const dueMs = world.timetable.nextDueMs ?? 0;
    let events: readonly { what: string; detail: string }[] = [];
    const settlement = timed(() => {
      events = world.timetable.runUntil(Math.max(dueMs, drawOfOpenBets(world.db)));
    });
    const settled = events.find(({ detail }) => detail.includes(`${BETS} bets`));
    if (settled === undefined) throw new Error(`the bets were not settled: ${JSON.stringify(events)}`);
    return {
      [`settlement of ${BETS.toLocaleString('en')} bets`]: inMs(settlement),
      'of which': settled.detail,
      'copying the rows (floor)': inMs(floor),
      ratio: timesFloor(settlement, floor),
    };
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
