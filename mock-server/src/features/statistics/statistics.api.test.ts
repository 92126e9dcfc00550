import { runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import { insertBet } from '../betting/betting.repository.ts';
import { findIssueOfMoment } from '../draws/draws.repository.ts';

const PATH = 'getOrderAnalysis.do';
const LOTTERY = { lotteryId: '1' };

/** Midnight in UTC+8 of the test's day, a Wednesday. */
const MIDNIGHT_MS = Date.UTC(2026, 8, 15, 16);

type PastBet = { placedAtMs: number; stake: number; prize?: number; status?: number };

/** Bets of other days, as they lie in the database once they are settled. */
function insertPastBets({ world }: TestServer, player: TestPlayer, bets: readonly PastBet[]): void {
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  for (const {
    placedAtMs,
    stake,
    prize = 0,
    status = prize > 0 ? BET_STATUS.won : BET_STATUS.lost,
  } of bets) {
    const terms = { issueCode, playCode: 31, amountMicros: stake * 1_000_000, oddsThousandths: 1999 };
    const id = insertBet(world.db, { ...terms, playerId: player.id, placedAtMs });
    const settledAtMs = status === BET_STATUS.waiting ? null : placedAtMs;
    runStatement(
      world.db,
      'UPDATE bets SET status = :status, prize_micros = :prizeMicros, settled_at_ms = :settledAtMs WHERE id = :id',
      { id, status, prizeMicros: prize * 1_000_000, settledAtMs },
    );
  }
}

async function profitsOf(server: TestServer, player: TestPlayer) {
  const reply = await server.game(PATH, LOTTERY, player.headers);
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data as { analDate: string; analAomout: number }[];
}

test('a bet counts once it is settled, with stake, winnings and net', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const issue = (await server.game('findcurIssue.do', LOTTERY)).body.data;
  const gameItem = [
    { totalAmount: 50, numberRecord: '31' },
    { totalAmount: 20, numberRecord: '3' },
  ];
  const slip = { issueCode: issue.issueCode, ...LOTTERY, totalAmount: 70, gameItem };
  await server.game('gameBet.do', slip, player.headers);
  expect(await profitsOf(server, player)).toEqual([]);

  await server.control('draws/script', { sums: [18] });
  await server.control('clock', { advance: 210_000 });
  expect(await profitsOf(server, player)).toEqual([
    { analDate: '2026-09-16', analAomout: 29.95, stake: 70, win: 99.95, count: 2, winCount: 1 },
  ]);
});

test('a bet belongs to the day in UTC+8 on which it was placed, the newest day first', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  insertPastBets(server, player, [
    { placedAtMs: MIDNIGHT_MS - 1, stake: 10 },
    { placedAtMs: MIDNIGHT_MS, stake: 10, prize: 25 },
    { placedAtMs: TEST_NOW_MS, stake: 5 },
  ]);
  expect(await profitsOf(server, player)).toEqual([
    { analDate: '2026-09-16', analAomout: 10, stake: 15, win: 25, count: 2, winCount: 1 },
    { analDate: '2026-09-15', analAomout: -10, stake: 10, win: 0, count: 1, winCount: 0 },
  ]);
});

test('the statistics reach back 30 days, today included', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const firstDayMs = MIDNIGHT_MS - 29 * DAY_MS;
  insertPastBets(server, player, [
    { placedAtMs: firstDayMs - 1, stake: 1 },
    { placedAtMs: firstDayMs, stake: 2 },
  ]);
  expect(await profitsOf(server, player)).toMatchObject([{ analDate: '2026-08-18', analAomout: -2 }]);
});

test('waiting and cancelled bets do not count', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  insertPastBets(server, player, [
    { placedAtMs: TEST_NOW_MS, stake: 1, status: BET_STATUS.waiting },
    { placedAtMs: TEST_NOW_MS, stake: 1, status: BET_STATUS.cancelled },
  ]);
  expect(await profitsOf(server, player)).toEqual([]);
});

test("no player sees another one's bets in the statistics", async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  insertPastBets(server, player, [{ placedAtMs: TEST_NOW_MS, stake: 1 }]);
  expect(await profitsOf(server, createTestPlayer(server.world))).toEqual([]);
});

test('the statistics ask to log in', async () => {
  const server = await createTestServer();
  const reply = await server.game(PATH, LOTTERY, { lang: 'en' });
  expect(reply.body).toEqual({ code: 403, data: null, msg: 'Please log in first' });
});

test.each([{}, { lotteryId: '2' }, { lotteryId: 1 }])('the malformed body %j is refused', async (body) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect((await server.game(PATH, body, player.headers)).body).toMatchObject({ code: 400, data: null });
});
