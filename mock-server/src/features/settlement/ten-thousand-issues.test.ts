import { findRow, listRows } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { chanceOf } from '@canada28/shared/game/odds.ts';
import { expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { sumOfEntries } from '../../testing/test-chase.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { testRandom } from '../../testing/test-random.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { randomBelow } from '../../world/random.ts';
import type { World } from '../../world/world.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { placeBet } from '../betting/place-bet.ts';
import { findIssueAfter, findIssueOfMoment } from '../draws/draws.repository.ts';

const ISSUES = 10_000;
const CREDIT_MICROS = 1_000_000_000_000;

/** Above this a fair draw comes out once in 1,000 times: 27 degrees of freedom. */
const CHI_SQUARE_LIMIT = 55.5;

test('10,000 seeded issues with bets on each end with a ledger that sums to zero', () => {
  const world = createTestWorld({ pastDraws: 0 });
  const players = Array.from({ length: 5 }, () => createTestPlayer(world, { creditMicros: CREDIT_MICROS }));
  const random = testRandom('bets');
  for (let issue = 0; issue < ISSUES; issue++) {
    for (const player of players.slice(issue % 3)) betOnce(world, player, randomBelow(random, 38));
    moveClock(world, { set: nextSaleMs(world) });
  }
  moveClock(world, { advance: 30_000 });

  expect(sumOfEntries(world.db)).toBe(0);
  expect(auditDatabase(world.db).broken).toEqual([]);
  expect(countSettled(world)).toBeGreaterThanOrEqual(ISSUES);
  expect(chiSquare(world)).toBeLessThan(CHI_SQUARE_LIMIT);
});

function betOnce(world: World, player: TestPlayer, playCode: number): void {
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  const gameItem = [{ totalAmount: 1 + (playCode % 7), numberRecord: String(playCode) }];
  const slip = { issueCode, lotteryId: '1', totalAmount: 1 + (playCode % 7), gameItem } as const;
  inTransaction(world.db, () => placeBet(playerContext(world, player), slip));
}

function nextSaleMs({ db, clock }: World): number {
  const next = findIssueAfter(db, clock.nowMs());
  if (next === undefined) throw new Error('no issue is announced');
  return next.saleStartMs;
}

function countSettled({ db }: World): number {
  const sql = `SELECT count(*) AS count FROM issues WHERE state = 'settled'`;
  return findRow<{ count: number }>(db, sql)?.count ?? 0;
}

/** How far the drawn sums lie from the exact chances of the true draw (game §3). */
function chiSquare({ db }: World): number {
  const rows = listRows<{ sum: number; count: number }>(
    db,
    'SELECT sum, count(*) AS count FROM issues WHERE sum IS NOT NULL GROUP BY sum',
  );
  const draws = rows.reduce((total, { count }) => total + count, 0);
  return [...Array(28).keys()].reduce((total, sum) => {
    const expected = chanceOf(sum) * draws;
    const found = rows.find((row) => row.sum === sum)?.count ?? 0;
    return total + (found - expected) ** 2 / expected;
  }, 0);
}
