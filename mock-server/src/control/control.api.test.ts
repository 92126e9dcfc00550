import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestServer, createTestWorld, TEST_NOW_MS, type TestServer } from '../testing/test-server.ts';
import { moveClock } from './time/move-clock.ts';

const SET = Array.from({ length: 20 }, (_, index) => index + 1);

async function clockOf({ app }: TestServer): Promise<string | undefined> {
  const reply = await supertest(app.server)
    .post('/player-api/player/game/getOdds.do')
    .send({ lotteryId: '1' });
  expect(reply.headers['x-demo']).toBe('default');
  return reply.headers['x-demo-clock'];
}

/** A server whose wall clock a test moves by itself. */
async function serverWithWall() {
  let wallMs = TEST_NOW_MS;
  const server = await createTestServer({ wall: { nowMs: () => wallMs } });
  return { server, wait: (ms: number) => (wallMs += ms) };
}

test('the clock is set and advanced, and tells what happened on the way', async () => {
  const server = await createTestServer();
  const advanced = await server.control('clock', { advance: HOUR_MS }).expect(200);
  expect(advanced.body).toMatchObject({
    code: 200,
    msg: '',
    data: { nowMs: TEST_NOW_MS + HOUR_MS, rate: 1 },
  });
  const kinds = new Set(advanced.body.data.happened.map(({ what }: { what: string }) => what));
  expect(kinds).toEqual(new Set(['issue-created', 'issue-drawn', 'issue-settled']));
  expect(advanced.body.data.happened.find(({ what }: { what: string }) => what === 'issue-drawn')).toEqual({
    atMs: TEST_NOW_MS + 150_000,
    what: 'issue-drawn',
    detail: expect.stringMatching(/^3184207 \d\+\d\+\d=\d+$/),
  });
  const set = await server.control('clock', { set: TEST_NOW_MS + 2 * HOUR_MS }).expect(200);
  expect(set.body.data.nowMs).toBe(TEST_NOW_MS + 2 * HOUR_MS);
});

test('replies carry the mark of the world, and its clock as soon as it is not the wall clock', async () => {
  const server = await createTestServer();
  expect(await clockOf(server)).toBeUndefined();
  await server.control('clock', { advance: 0 }).expect(200);
  expect(await clockOf(server)).toBeUndefined();
  await server.control('clock', { advance: 5 }).expect(200);
  expect(await clockOf(server)).toBe(`${TEST_NOW_MS + 5};rate=1`);
  await server.control('clock', { rate: 60 }).expect(200);
  expect(await clockOf(server)).toBe(`${TEST_NOW_MS + 5};rate=60`);
});

test('a frozen clock stands, a resumed one goes on from where it stood', async () => {
  const { server, wait } = await serverWithWall();
  await server.control('clock', { freeze: true }).expect(200);
  wait(HOUR_MS);
  expect(await clockOf(server)).toBe(`${TEST_NOW_MS};rate=0`);
  const resumed = await server.control('clock', { resume: true }).expect(200);
  expect(resumed.body.data).toEqual({ nowMs: TEST_NOW_MS, rate: 1, happened: [], more: 0 });
  wait(1000);
  expect(await clockOf(server)).toBe(`${TEST_NOW_MS + 1000};rate=1`);
});

test('a frozen clock can be advanced and stays frozen', async () => {
  const { server, wait } = await serverWithWall();
  await server.control('clock', { freeze: true });
  await server.control('clock', { advance: 210_000 }).expect(200);
  wait(HOUR_MS);
  expect(await clockOf(server)).toBe(`${TEST_NOW_MS + 210_000};rate=0`);
});

test('at a rate of 60 an hour of issues passes in a minute', async () => {
  const { server, wait } = await serverWithWall();
  await server.control('clock', { rate: 60 }).expect(200);
  wait(60_000);
  const reply = await server.game('findHistoryIssue.do', { lotteryId: '1' });
  expect(reply.body.data).toHaveLength(5 + 17);
  expect(await clockOf(server)).toBe(`${TEST_NOW_MS + HOUR_MS};rate=60`);
});

test('a restart goes on in the time of the world', async () => {
  const server = await createTestServer();
  await server.control('clock', { advance: HOUR_MS });
  await server.control('clock', { rate: 2 });
  const restarted = createTestWorld({ db: server.world.db, nowMs: TEST_NOW_MS + 1000 });
  expect(restarted.clock.nowMs()).toBe(TEST_NOW_MS + HOUR_MS + 2000);
  expect(restarted.clock.rate).toBe(2);
});

test('a server that fails on the way keeps the time of what it has done', async () => {
  const { world } = await createTestServer();
  world.db.exec(`CREATE TRIGGER third BEFORE UPDATE ON issues WHEN NEW.issue_code = '3184209'
    BEGIN SELECT RAISE(ABORT, 'power cut'); END`);
  expect(() => moveClock(world, { advance: HOUR_MS })).toThrow('power cut');
  world.db.exec('DROP TRIGGER third');
  expect(createTestWorld({ db: world.db }).clock.nowMs()).toBe(TEST_NOW_MS + 150_000 + 210_000);
});

test('time never goes back, and one move spans a year at most', async () => {
  const server = await createTestServer();
  const back = await server.control('clock', { set: TEST_NOW_MS - 1 }).expect(400);
  expect(back.body).toEqual({
    code: 400,
    data: null,
    msg: '2026-09-16 10:00:59.999 is past: by the clocks of the world it is 2026-09-16 10:01:00 (Asia/Shanghai), and time goes forward only. Going back undoes a move.',
  });
  const tooFar = 'One move of the clock spans at most 366 days.';
  const outside = "A world's time lies from 2001-01-01 to 2999-12-31.";
  for (const [body, msg] of [
    [{ advance: 367 * 24 * HOUR_MS }, tooFar],
    [{ advance: '367d' }, tooFar],
    [{ set: 9e15 }, outside],
    [{ advance: 1e300 }, outside],
  ] as const) {
    const far = await server.control('clock', body).expect(400);
    expect(far.body.msg).toBe(msg);
  }
  expect(await clockOf(server)).toBeUndefined();
});

test.each([
  {},
  { set: 'tomorrow' },
  { set: 1.5 },
  { set: -1 },
  { advance: -1 },
  { advance: null },
  { freeze: false },
  { resume: 1 },
  { rate: -1 },
  { rate: 100_001 },
  { rate: '2' },
  { freeze: true, rate: 2 },
  { advance: '' },
  { advance: 'soon' },
  { advance: '5' },
  { advance: '30s3m' },
  { advance: '-1h' },
  { set: '2026-9-16' },
  { set: '19:00' },
  { to: 'end' },
  { to: 'toString' },
  { back: false },
  { back: true, to: 'draw' },
  { stop: true },
  [],
  [{ advance: 1 }],
])('the clock refuses %j and says what it takes', async (body) => {
  const server = await createTestServer();
  const reply = await server.control('clock', body).expect(400);
  expect(reply.body).toEqual({
    code: 400,
    data: null,
    msg: moveClockControl.takes,
  });
  expect(await clockOf(server)).toBeUndefined();
});

test.each([
  {},
  { sums: 5 },
  { sums: [28] },
  { sums: [-1] },
  { sums: [1.5] },
  { sums: ['5'] },
  { digits: [[1, 2]] },
  { digits: [[1, 2, 10]] },
  { numbers: SET },
  { sums: [1], digits: [[1, 2, 3]] },
  { sums: Array(101).fill(5) },
  { issueCode: '3184209' },
  { issueCode: 3184209, sum: 5 },
  { issueCode: '318420', sum: 5 },
  { issueCode: '3184209', sums: [5] },
  { issueCode: '3184209', sum: 28 },
  { issueCode: '3184209', digits: [1, 2] },
  { issueCode: '3184209', numbers: [SET] },
  { issueCode: '3184209', lateMs: 0 },
  { issueCode: '3184209', lateMs: 86_400_001 },
  { issueCode: '3184209', void: false },
  { issueCode: '3184209', sum: 5, void: true },
  { sum: 5 },
  { void: true },
  [],
])('a script of %j is refused and says what it takes', async (body) => {
  const server = await createTestServer();
  const reply = await server.control('draws/script', body).expect(400);
  expect(reply.body.msg).toMatch(/^The body must be one of \{"sums": .*\.$/);
});

test.each([
  [[SET.slice(1)], 'numbers.0: '],
  [[SET, [...SET.slice(1), 81]], 'numbers.1: '],
  [[SET, SET, [...SET.slice(1), 20]], 'numbers.2: '],
])(
  'a number set that no draw can have is named, and none of its script is queued',
  async (numbers, start) => {
    const server = await createTestServer();
    const reply = await server.control('draws/script', { numbers }).expect(400);
    expect(reply.body.msg).toMatch(new RegExp(`^${start}`));
    const queued = await supertest(server.app.server).get('/__mock/draws/script').expect(200);
    expect(queued.body.data).toEqual([]);
  },
);

test.each(['', '{', 'null', '"text"'])(
  'a body that is no JSON object is refused in a sentence: %s',
  async (payload) => {
    const { app } = await createTestServer();
    for (const path of ['clock', 'draws/script']) {
      const reply = await app.inject({
        method: 'POST',
        url: `/__mock/${path}`,
        payload,
        headers: { host: 'localhost' },
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({ code: 400, data: null, msg: expect.stringMatching(/\bbody\b/i) });
    }
  },
);
