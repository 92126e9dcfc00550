import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { moveClock } from '../control/time/move-clock.ts';
import { createRestartableServer } from '../testing/test-chase.ts';
import { createTestPlayer, type TestPlayer } from '../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../testing/test-server.ts';
import { setWorldFact } from '../world/world-facts.ts';

/** A server whose wall clock a test moves, by hand and at will. */
async function serverWithWall() {
  let wallMs = TEST_NOW_MS;
  const said: string[] = [];
  const server = await createTestServer({
    wall: { nowMs: () => wallMs },
    say: (sentence) => said.push(sentence),
  });
  return { server, said, player: createTestPlayer(server.world), turn: (ms: number) => (wallMs += ms) };
}

async function bet({ game }: TestServer, { headers }: TestPlayer): Promise<number> {
  const issue = await game('findcurIssue.do', { lotteryId: '1' });
  const item = { totalAmount: 1, numberRecord: '31' };
  const { issueCode } = issue.body.data;
  const body = { issueCode, lotteryId: '1', totalAmount: 1, gameItem: [item] };
  return (await game('gameBet.do', body, headers)).body.code;
}

test('bets go on when the computer is set a day ahead and back again, and it is said once', async () => {
  const { server, said, player, turn } = await serverWithWall();
  expect(await bet(server, player)).toBe(200);
  turn(DAY_MS);
  expect(await bet(server, player)).toBe(200);
  turn(-DAY_MS);
  expect(await bet(server, player)).toBe(200);
  turn(210_000);
  expect(await bet(server, player)).toBe(200);
  expect(said).toEqual([
    "This computer's clock was turned back: the world's time never does, it goes on from 2026-09-17T02:01:00.000Z.",
  ]);
});

test('a small correction of the computer goes without a word', async () => {
  const { server, said, player, turn } = await serverWithWall();
  turn(-400);
  expect(await bet(server, player)).toBe(200);
  expect(server.world.clock.nowMs()).toBe(TEST_NOW_MS);
  expect(said).toEqual([]);
});

test('a start on a computer that was set back goes on at the last moment stored, and says so', () => {
  const server = createRestartableServer();
  server.start();
  const later = server.offFor(DAY_MS);
  const lastMs = later.clock.nowMs();
  const after = server.offFor(-DAY_MS);
  expect(after.clock.nowMs()).toBe(lastMs);
  expect(server.said).toEqual([expect.stringContaining('clock was turned back')]);
  server.wait(5000);
  expect(after.clock.nowMs()).toBe(lastMs + 5000);
});

test('no start stands before what was booked last, also when the server was killed', () => {
  const server = createRestartableServer();
  const world = server.start();
  server.wait(200_000);
  createTestPlayer(world);
  const bookedMs = world.clock.nowMs();
  const after = server.offFor(-190_000);
  expect(after.clock.nowMs()).toBe(bookedMs);
  expect(server.said).toHaveLength(1);
});

test('a world in the time of the wall keeps it over restarts', () => {
  const server = createRestartableServer();
  server.start();
  for (const offMs of [17, 3_600_000, 1]) expect(server.offFor(offMs).clock.isWallClock).toBe(true);
  expect(server.said).toEqual([]);
});

test.each([
  '{"worldMs":1',
  '{"worldMs":"soon","rate":1,"wallMs":1}',
  '7',
  '{"worldMs":1,"rate":-1,"wallMs":1}',
])('a clock that cannot be read is refused in a sentence: %s', (stored) => {
  const server = createRestartableServer();
  setWorldFact(server.start().db, 'clock', stored);
  expect(() => server.start()).toThrow(/^The database file .* is damaged: its fact "clock" cannot be read\./);
});

test.each([
  ['a minute at the wall’s pace', 60_000, 1, 60_000],
  ['a minute at twice the pace', 60_000, 2, 120_000],
  ['a minute at 100,000 times the pace', 60_000, 100_000, 31 * DAY_MS],
  ['ten hours at 100,000 times the pace', 36_000_000, 100_000, 31 * DAY_MS],
  ['two months at twice the pace', 60 * DAY_MS, 2, 60 * DAY_MS],
  ['a year at the wall’s pace', 365 * DAY_MS, 1, 365 * DAY_MS],
  ['a year, frozen', 365 * DAY_MS, 0, 0],
])('off for %s, a world makes up for no more than can be caught up with', (_, offMs, rate, passedMs) => {
  const server = createRestartableServer();
  moveClock(server.start(), { rate });
  server.wait(offMs);
  const { clock } = server.wakeUp();
  expect(clock.nowMs()).toBe(TEST_NOW_MS + passedMs);
  expect(clock.rate).toBe(rate);
  // A world in memory that no call came to is closed, too, while its server goes on.
  const said = `The world's clock runs ${rate} times as fast: of the time that the world was closed it makes up ${passedMs / DAY_MS} days.`;
  expect(server.said).toEqual(offMs * rate === passedMs ? [] : [said]);
});
