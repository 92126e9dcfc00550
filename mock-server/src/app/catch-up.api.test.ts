import { listRows, runStatement } from '@canada28/db/prepared.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { moveClock } from '../control/time/move-clock.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../testing/test-server.ts';
import { wallClock } from '../world/clock.ts';

/** A server whose wall clock a test moves by itself. */
async function serverWithWall() {
  let wallMs = TEST_NOW_MS;
  const server = await createTestServer({ wall: { nowMs: () => wallMs } });
  return { server, wait: (ms: number) => (wallMs += ms) };
}

const askForIssue = ({ game }: TestServer) => game('findcurIssue.do', { lotteryId: '1' });

/** Asks until the world is caught up with: on a busy machine one call gives up before (code 5000) and the work goes on. */
async function askUntilCaughtUp(server: TestServer): Promise<supertest.Response> {
  const reply = await askForIssue(server);
  return reply.body.code === ERROR_CODES.busy ? askUntilCaughtUp(server) : reply;
}

/** Who is answered first: a call that meets much to do, or one that came after it and meets nothing of the kind. */
async function orderOfAnswers(server: TestServer, call: () => supertest.Test): Promise<string[]> {
  const order: string[] = [];
  const called = call().then(() => order.push('the call'));
  const other = supertest(server.app.server)
    .get('/')
    .then(() => order.push('the other'));
  await Promise.all([called, other]);
  return order;
}

test('a world without a request for a week is caught up with while others are served', async () => {
  const { server, wait } = await serverWithWall();
  wait(7 * DAY_MS);
  expect(await orderOfAnswers(server, () => askForIssue(server))).toEqual(['the other', 'the call']);
  expect((await askUntilCaughtUp(server)).body).toMatchObject({ code: 200, data: { issueStatus: 1 } });
});

test('moving the clock by a month lets others through', async () => {
  const { server } = await serverWithWall();
  const move = () => server.control('clock', { advance: 30 * DAY_MS });
  expect(await orderOfAnswers(server, move)).toEqual(['the other', 'the call']);
  expect(server.world.clock.nowMs()).toBe(TEST_NOW_MS + 30 * DAY_MS);
});

test('two moves of the clock at once add up', async () => {
  const { server } = await serverWithWall();
  const move = () => server.control('clock', { advance: DAY_MS });
  await Promise.all([move(), move()]);
  expect(server.world.clock.nowMs()).toBe(TEST_NOW_MS + 2 * DAY_MS);
});

test('thousands of reviews that come due at once let others through', async () => {
  const { server, wait } = await serverWithWall();
  const { id } = createTestPlayer(server.world);
  runStatement(
    server.world.db,
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
     INSERT INTO finance_orders (order_id, player_id, type, protocol, address, amount_micros, fee_micros,
       next_status, next_at_ms, created_at_ms, updated_at_ms)
     SELECT printf('%019d', i), :id, 10, 'TRC20', 'T', 10000000, 0, 2, :dueMs, :nowMs, :nowMs FROM n`,
    { id, nowMs: TEST_NOW_MS, dueMs: TEST_NOW_MS + 20_000 },
  );
  wait(20_000);
  expect(await orderOfAnswers(server, () => askForIssue(server))).toEqual(['the other', 'the call']);
  await askUntilCaughtUp(server);
  expect(listRows(server.world.db, 'SELECT 1 FROM finance_orders WHERE status = 0')).toEqual([]);
});

test('at a hundred thousand times the pace of the wall every question has its issue', async () => {
  const server = await createTestServer({ wall: wallClock });
  moveClock(server.world, { rate: 100_000 });
  const moments: number[] = [];
  for (let asked = 0; asked < 40; asked++) {
    const { body } = await askForIssue(server);
    expect(body).toMatchObject({ code: 200 });
    moments.push(Number(body.data.serverTime));
  }
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
});
