import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import type { ClockMove } from '@canada28/shared/control/time.control.ts';
import { LATEST_WORLD_MS } from '@canada28/shared/limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import {
  createTestServer,
  createTestWorld,
  TEST_NOW_MS,
  type TestServer,
} from '../../testing/test-server.ts';
import { takeStep } from '../../world/take-step.ts';
import { moveClock, moveClockInSteps } from './move-clock.ts';

/** Sale of the issue 3184207 began a minute ago and ends in two. */
const SALE_END_MS = TEST_NOW_MS + 2 * MINUTE_MS;
const DRAW_MS = SALE_END_MS + 30_000;

async function move(server: TestServer, body: object): Promise<ClockMove> {
  return (await server.control('clock', body).expect(200)).body.data;
}

const shanghai = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['500ms', 500],
  ['90s', 90_000],
  ['3m30s', 210_000],
  ['24h', DAY_MS],
  ['1d1h1m1s1ms', DAY_MS + HOUR_MS + MINUTE_MS + 1001],
])('the clock is advanced by %s', async (advance, ms) => {
  expect((await move(await createTestServer(), { advance })).nowMs).toBe(TEST_NOW_MS + ms);
});

test.each([
  ['2026-09-17', shanghai('2026-09-17T00:00')],
  ['2026-09-16T19:00', shanghai('2026-09-16T19:00')],
  ['2026-09-16T19:00:00.250', shanghai('2026-09-16T19:00:00.250')],
  ['2026-09-16T19:00Z', Date.UTC(2026, 8, 16, 19)],
  ['2026-09-16T19:00:01-05:00', Date.UTC(2026, 8, 17, 0, 0, 1)],
])('the clock is set to %s, without a zone by the clocks of the world', async (set, atMs) => {
  expect((await move(await createTestServer(), { set })).nowMs).toBe(atMs);
});

test.each(['2026-09-16T25:00', '2027-02-29', '2027-02-30T10:00', '2027-04-31T10:00Z', '2027-13-01'])(
  'the moment %s, which no calendar has, is refused',
  async (set) => {
    const reply = await (await createTestServer()).control('clock', { set }).expect(400);
    expect(reply.body.msg).toBe(`"${set}" is no moment: write it like 2026-09-16T19:00.`);
  },
);

test.each([{ set: 0 }, { set: '0000-01-01' }, { set: '9999-12-31' }, { set: 8_640_000_000_000_001 }])(
  'the clock is not set to %j, which is outside of the years that a world can have',
  async (body) => {
    const reply = await (await createTestServer()).control('clock', body).expect(400);
    expect(reply.body.msg).toBe("A world's time lies from 2001-01-01 to 2999-12-31.");
  },
);

test.each(['cutoff', 'draw', 'settled', 'next-issue', 'next', 'maintenance', 'maintenance-end'] as const)(
  'in the last second of the years that there are the clock does not go to %s',
  (to) => {
    const nowMs = LATEST_WORLD_MS - 999;
    const world = createTestWorld({ nowMs });
    expect(() => moveClock(world, { to })).toThrow("A world's time lies from 2001-01-01 to 2999-12-31.");
    expect(world.clock.nowMs()).toBe(nowMs);
  },
);

test('the clock goes to the first settlement, though another call lets it happen meanwhile, and tells of it', () => {
  const expected = moveClock(createTestWorld(), { to: 'settled' });
  const world = createTestWorld();
  const { timetable } = world;
  const runStep = timetable.runStep.bind(timetable);
  // A step does one thing, as on a machine that gets to no more.
  timetable.runStep = (limit) => runStep({ ...limit, isOver: () => true });
  const steps = moveClockInSteps(world, { to: 'settled' });
  let step = steps.next();
  for (let calls = 0; step.done !== true && calls < 20; calls += 1) {
    takeStep(world);
    step = steps.next();
  }
  expect(step.value).toEqual(expected);
});

test('what comes next is the cutoff, then what happens by itself', async () => {
  const server = await createTestServer();
  const nexts = [await move(server, { to: 'next' }), await move(server, { to: 'next' })];
  expect(nexts.map(({ nowMs, happened }) => [nowMs, happened.length > 0])).toEqual([
    [SALE_END_MS, false],
    [DRAW_MS, true],
  ]);
});

test('the clock goes to the present of the machine, with all that happens on the way', async () => {
  let wallMs = TEST_NOW_MS;
  const server = await createTestServer({ wall: { nowMs: () => wallMs } });
  await move(server, { freeze: true });
  wallMs += HOUR_MS;
  const { nowMs, rate, happened } = await move(server, { to: 'now' });
  expect([nowMs, rate]).toEqual([wallMs, 0]);
  expect(happened.filter(({ what }) => what === 'issue-drawn').length).toBeGreaterThan(15);
});

test('a world that is ahead of the machine’s clock does not go back to its present', async () => {
  const server = await createTestServer();
  await move(server, { advance: '1h' });
  const reply = await server.control('clock', { to: 'now' }).expect(400);
  expect(reply.body.msg).toBe(
    '2026-09-16 10:01:00 is past: by the clocks of the world it is 2026-09-16 11:01:00 (Asia/Shanghai), and time goes forward only. Going back undoes a move.',
  );
});

test.each([
  ['cutoff', SALE_END_MS],
  ['draw', DRAW_MS],
  ['settled', DRAW_MS],
  ['next-issue', DRAW_MS],
  ['next', SALE_END_MS],
  ['maintenance', shanghai('2026-09-16T19:00')],
  ['maintenance-end', shanghai('2026-09-16T20:00')],
])('the clock goes to %s', async (to, atMs) => {
  const server = await createTestServer();
  expect((await move(server, { to })).nowMs).toBe(atMs);
  const again = (await move(server, { to })).nowMs;
  expect(again).toBeGreaterThan(atMs);
});

test('each moment is what it says: sealed at the cutoff, drawn and settled at the draw, on sale at the next issue', async () => {
  const server = await createTestServer();
  const issue = async () => (await server.game(findCurrentIssueCall.path, { lotteryId: '1' })).body.data;
  const before = await issue();
  await move(server, { to: 'cutoff' });
  expect((await issue()).issueStatus).toBe(2);
  const { happened } = await move(server, { to: 'draw' });
  expect(happened.map(({ what }) => what)).toEqual(['issue-drawn', 'issue-settled', 'issue-created']);
  expect(await issue()).toMatchObject({ issueStatus: 1, issueCode: String(Number(before.issueCode) + 1) });
  await move(server, { to: 'maintenance' });
  expect((await issue()).issueStatus).toBe(0);
  await move(server, { to: 'next-issue' });
  expect((await issue()).issueStatus).toBe(1);
});

test('a draw that comes late is waited for, and one that comes never is passed over', async () => {
  const server = await createTestServer();
  await server.control('draws/script', { issueCode: '3184207', lateMs: 20_000 }).expect(200);
  await server.control('draws/script', { issueCode: '3184208', void: true }).expect(200);
  expect((await move(server, { to: 'draw' })).nowMs).toBe(DRAW_MS + 20_000);
  const { nowMs, happened } = await move(server, { to: 'settled' });
  expect(nowMs).toBe(DRAW_MS + 2 * 210_000);
  expect(happened.map(({ what }) => what)).toContain('issue-voided');
});

test('on a clock that runs fast, what comes next is seen from the present', async () => {
  let wallMs = TEST_NOW_MS;
  const server = await createTestServer({ wall: { nowMs: () => wallMs } });
  await move(server, { rate: 60 });
  wallMs += MINUTE_MS;
  const { nowMs, happened } = await move(server, { to: 'draw' });
  expect(nowMs).toBeGreaterThan(TEST_NOW_MS + HOUR_MS);
  expect(happened.filter(({ what }) => what === 'issue-drawn').length).toBeGreaterThan(15);
});

test('on a clock that goes on between two looks at it, what comes next is seen from one moment', async () => {
  let [wallMs, lookMs] = [TEST_NOW_MS, 0];
  const server = await createTestServer({ wall: { nowMs: () => (wallMs += lookMs) } });
  await move(server, { rate: 100_000 });
  lookMs = 10;
  for (const to of ['cutoff', 'next-issue', 'next', 'draw', 'maintenance'])
    await server.control('clock', { to }).expect(200);
});

test('a world without a break of the day has no maintenance to go to', async () => {
  const schedule = { ...createTestWorld().config.schedule, maintenance: 'none' as const };
  const server = await createTestServer({ schedule });
  const reply = await server.control('clock', { to: 'maintenance' }).expect(400);
  expect(reply.body.msg).toBe('This world has no daily break: its "maintenance" is "none".');
});

test('of what happened the first 1,000 are told, the rest is counted', () => {
  const world = createTestWorld();
  const { happened, more } = moveClock(world, { advance: DAY_MS });
  expect([happened.length, more]).toEqual([1000, expect.any(Number)]);
  const drawn = world.db
    .prepare("SELECT count(*) FROM issues WHERE state = 'settled' AND id > 5")
    .pluck()
    .get();
  // Each is drawn, settled and followed by another one.
  expect(more).toBeGreaterThan(Number(drawn) * 3 - 1000 - 1);
  expect(happened.map(({ atMs }) => atMs)).toEqual(
    happened.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
  );
});

test('while a long move runs, the other worlds answer as usual, and its own where it has come to', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'other' }).expect(200);
  let isOver = false;
  const long = move(server, { advance: '15d' }).finally(() => {
    isOver = true;
  });
  const answers: boolean[] = [];
  while (!isOver && answers.length < 5) {
    for (const world of ['other', 'default']) {
      const reply = await server.game(findCurrentIssueCall.path, { lotteryId: '1' }, { 'x-world': world });
      expect(reply.body.code).toBe(200);
    }
    answers.push(isOver);
  }
  expect(answers).toHaveLength(5);
  expect(answers.at(-1)).toBe(false);
  expect((await long).nowMs).toBe(TEST_NOW_MS + 15 * DAY_MS);
});

test('what is done before a move, such as a copy of the world, has a turn of its own', () => {
  const world = createTestWorld();
  let wasHeard = false;
  const steps = moveClockInSteps(world, { advance: '1h' }, () => {
    wasHeard = true;
  });
  expect(steps.next().done).toBe(false);
  expect([wasHeard, world.clock.nowMs()]).toEqual([true, TEST_NOW_MS]);
  for (const _ of steps);
  expect(world.clock.nowMs()).toBe(TEST_NOW_MS + HOUR_MS);
});
