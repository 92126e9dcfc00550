import { listBets } from '@canada28/mock-server/features/betting/betting.repository.ts';
import type { World } from '@canada28/mock-server/world/world.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { type Measured, median, timesFloor } from './measured.ts';
import { inFile, openAccounts } from './world-in-file.ts';

const FEW = 10_000;
const MANY = 10_000_000;
const PAGE = 20;
const READINGS = 500;

/**
 * The first page of a player's betting history, of 20 bets: out of ten million bets of the week in a database file,
 * beside ten thousand in another (the floor). Every second bet won.
 */
export async function measureRecords(): Promise<Measured> {
  const few = await pagesOutOf(FEW);
  const many = await pagesOutOf(MANY);
  return {
    [`page of ${PAGE} out of ${FEW.toLocaleString('en')} bets (floor)`]: inMicros(few.all),
    [`out of ${MANY.toLocaleString('en')}`]: `${inMicros(many.all)}, ${timesFloor(many.all, few.all)}`,
    [`won ones out of ${FEW.toLocaleString('en')} (floor)`]: inMicros(few.won),
    [`won ones out of ${MANY.toLocaleString('en')}`]: `${inMicros(many.won)}, ${timesFloor(many.won, few.won)}`,
  };
}

function pagesOutOf(count: number): Promise<{ readonly all: number; readonly won: number }> {
  return inFile((world) => {
    const [playerId = 0] = openAccounts(world, 1);
    insertHistory(world, playerId, count);
    const beforeMs = world.clock.nowMs() + 1;
    const search = { playerId, fromMs: beforeMs - 7 * DAY_MS, beforeMs, limit: PAGE, offset: 0 };
    return {
      all: medianReading(() => listBets(world.db, { ...search, status: undefined })),
      won: medianReading(() => listBets(world.db, { ...search, status: BET_STATUS.won })),
    };
  });
}

/** Bets of one player, spread over the week. */
function insertHistory({ db, clock, config }: World, playerId: number, count: number): void {
  const sql = `
    WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < :count)
    INSERT INTO bets (player_id, issue_code, play_code, amount_micros, odds_thousandths, placed_at_ms, status,
      prize_micros, settled_at_ms)
    SELECT :playerId, :issueCode, 28, 1000000, 1999, at_ms, ${BET_STATUS.lost} - n % 2,
      iif(n % 2 = 1, 1999000, 0), at_ms
    FROM (SELECT n, CAST(:fromMs + n * :weekMs / :count AS INTEGER) AS at_ms FROM numbers)`;
  const weekMs = 7 * DAY_MS;
  const fromMs = clock.nowMs() - weekMs;
  db.prepare(sql).run({ playerId, issueCode: config.firstIssueCode, count, fromMs, weekMs });
}

/** Milliseconds, once it has been compiled and its pages are in memory. */
function medianReading(read: () => readonly unknown[]): number {
  const times: number[] = [];
  while (times.length < 2 * READINGS) {
    const startMs = performance.now();
    if (read().length !== PAGE) throw new Error('the page is not full');
    times.push(performance.now() - startMs);
  }
  return median(times.slice(READINGS));
}

function inMicros(ms: number): string {
  return `${Math.round(ms * 1000)} µs`;
}
