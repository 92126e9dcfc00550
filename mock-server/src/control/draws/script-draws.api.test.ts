import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { findIssue } from '../../features/draws/draws.repository.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const SLOT_MS = 210_000;
const LOCAL = { host: 'localhost' };
const SET = Array.from({ length: 20 }, (_, index) => index + 1);
/** On sale when a test begins, its draw 150 s ahead. */
const CURRENT = '3184207';

const script = async (server: TestServer, body: object) =>
  (await server.control('draws/script', body).expect(200)).body.data;

const listed = async ({ app }: TestServer) =>
  (await supertest(app.server).get('/__mock/draws/script').expect(200)).body.data;

const refusal = async (server: TestServer, body: object) =>
  (await server.control('draws/script', body).expect(400)).body.msg;

const history = async (server: TestServer, issueCode?: string) =>
  (await server.game('findHistoryIssue.do', { lotteryId: '1', issueCode })).body.data;

const pass = (server: TestServer, ms: number) => server.control('clock', { advance: ms }).expect(200);

test('a named issue gets its result, whatever waits for the next draws, and says that it was forced', async () => {
  const server = await createTestServer();
  const later = issueCodeAfter(CURRENT, 2);
  await script(server, { sums: [18, 7] });
  await script(server, { issueCode: later, digits: [1, 2, 3] });
  await pass(server, 4 * SLOT_MS);
  const [fourth, third, second, first] = await history(server);
  expect([first, second, third].map(({ sumRecord, forced }) => [sumRecord, forced])).toEqual([
    ['18', true],
    ['7', true],
    ['6', true],
  ]);
  expect(third).toMatchObject({ issueCode: later, numberRecord: '1,2,3', seed: null });
  expect(fourth).toMatchObject({ forced: false, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await listed(server)).toEqual([]);
});

test('what is wanted is listed until it has happened, and can be dropped', async () => {
  const server = await createTestServer();
  await script(server, { issueCode: CURRENT, sum: 5 });
  await script(server, { numbers: [SET] });
  await script(server, { issueCode: issueCodeAfter(CURRENT, 5), lateMs: 40_000 });
  const all = await script(server, { issueCode: issueCodeAfter(CURRENT, 1), void: true });
  expect(all).toEqual([
    { id: 1, issueCode: CURRENT, numbers: expect.any(Array), sum: 5 },
    { id: 2, numbers: SET, sum: 19 },
    { id: 3, issueCode: issueCodeAfter(CURRENT, 5), lateMs: 40_000 },
    { id: 4, issueCode: issueCodeAfter(CURRENT, 1), void: true },
  ]);
  expect(drawResult(all[0].numbers).sum).toBe(5);
  expect(await listed(server)).toEqual(all);
  await pass(server, SLOT_MS);
  expect(await listed(server)).toEqual(all.slice(1));
  const dropped = await supertest(server.app.server).delete('/__mock/draws/script/4').send({}).expect(200);
  expect(dropped.body.data).toEqual(all.slice(1, 3));
  await pass(server, 6 * SLOT_MS);
  expect(await history(server)).toHaveLength(12);
  expect(await listed(server)).toEqual([]);
});

test('of an outcome, and of a lateness, the last word counts', async () => {
  const server = await createTestServer();
  await script(server, { issueCode: CURRENT, lateMs: 1000 });
  await script(server, { issueCode: CURRENT, void: true });
  await script(server, { issueCode: CURRENT, sum: 3 });
  expect(await script(server, { issueCode: CURRENT, lateMs: 60_000 })).toEqual([
    { id: 3, issueCode: CURRENT, numbers: expect.any(Array), sum: 3 },
    { id: 4, issueCode: CURRENT, lateMs: 60_000 },
  ]);
  await pass(server, 209_999);
  expect(findIssue(server.world.db, CURRENT)?.state).toBe('created');
  await pass(server, 1);
  expect(findIssue(server.world.db, CURRENT)).toMatchObject({ state: 'settled', sum: 3 });
});

test('a late draw comes when it was told to: its issue stays sealed, the next one opens on time', async () => {
  const server = await createTestServer();
  await script(server, { issueCode: CURRENT, lateMs: 300_000 });
  const { drawAtMs: plannedMs = 0 } = findIssue(server.world.db, CURRENT) ?? {};
  await pass(server, 150_000);
  const current = await server.game('findcurIssue.do', { lotteryId: '1' });
  expect(current.body.data).toMatchObject({ issueCode: issueCodeAfter(CURRENT, 1), issueStatus: 1 });
  expect(await history(server, CURRENT)).toEqual([]);
  // The next issue is drawn before the late one.
  await pass(server, SLOT_MS);
  expect((await history(server))[0]).toMatchObject({ issueCode: issueCodeAfter(CURRENT, 1) });
  await pass(server, 90_000);
  expect(await history(server, CURRENT)).toMatchObject([
    { saleDrawTime: plannedMs, openDrawTime: plannedMs + 300_000, issueStatus: 4, forced: false },
  ]);
  expect(
    (await history(server)).slice(0, 2).map(({ issueCode }: { issueCode: string }) => issueCode),
  ).toEqual([issueCodeAfter(CURRENT, 1), CURRENT]);
  expect(auditDatabase(server.world.db).broken).toEqual([]);
});

test.each(['dropped', 'shortened'])(
  'a lateness that is %s when the draw was planned earlier lets it come now, not in the past',
  async (how) => {
    const server = await createTestServer();
    await script(server, { issueCode: CURRENT, lateMs: 600_000 });
    await pass(server, 2 * SLOT_MS);
    if (how === 'dropped')
      await server.app.inject({ method: 'DELETE', url: '/__mock/draws/script', headers: LOCAL });
    else await script(server, { issueCode: CURRENT, lateMs: 1000 });
    const [drawn] = await history(server, CURRENT);
    expect(drawn.openDrawTime).toBe(TEST_NOW_MS + 2 * SLOT_MS);
    expect(auditDatabase(server.world.db).broken).toEqual([]);
  },
);

test('a void issue ends at the time of its draw, a late one later', async () => {
  const server = await createTestServer();
  const late = issueCodeAfter(CURRENT, 1);
  await script(server, { issueCode: CURRENT, void: true });
  await script(server, { issueCode: late, void: true });
  await script(server, { issueCode: late, lateMs: 10_000 });
  await pass(server, 149_999);
  const moved = await pass(server, 1);
  expect(moved.body.data.happened).toContainEqual({
    atMs: expect.any(Number),
    what: 'issue-voided',
    detail: `${CURRENT} 0 bets refunded`,
  });
  await pass(server, SLOT_MS + 9999);
  expect(findIssue(server.world.db, late)?.state).toBe('created');
  await pass(server, 1);
  expect(findIssue(server.world.db, late)?.state).toBe('closed');
  expect(await listed(server)).toEqual([]);
  expect(auditDatabase(server.world.db).broken).toEqual([]);
});

test('the history is of draws; asked for by its code, a void issue says that it is closed', async () => {
  const server = await createTestServer();
  const before = await history(server);
  await script(server, { issueCode: CURRENT, void: true });
  expect(await history(server, CURRENT)).toEqual([]);
  await pass(server, SLOT_MS);
  expect(await history(server)).toEqual(before);
  expect(await history(server, CURRENT)).toMatchObject([
    { issueCode: CURRENT, issueStatus: 7, openDrawTime: null, numberRecord: '', sumRecord: '', seed: null },
  ]);
  await pass(server, SLOT_MS);
  expect(await history(server)).toMatchObject([{ issueCode: issueCodeAfter(CURRENT, 1) }, ...before]);
});

test('what cannot be is refused in plain words, and nothing is written down', async () => {
  const server = await createTestServer();
  for (const wish of [{ sum: 5 }, { digits: [1, 2, 3] }, { numbers: SET }, { lateMs: 5 }, { void: true }]) {
    expect(await refusal(server, { issueCode: '3184206', ...wish })).toBe(
      `Issue 3184206 is over: the next one to be drawn is ${CURRENT}.`,
    );
  }
  expect(await refusal(server, { issueCode: '0000001', sum: 5 })).toContain('Issue 0000001 is over');
  expect(await refusal(server, { issueCode: '9999999', sum: 5 })).toMatch(
    /^Issue 9999999 is more than a year away: a script is for one up to 33\d{5}\.$/,
  );
  expect(await refusal(server, { issueCode: CURRENT, numbers: SET.slice(1) })).toMatch(/^numbers: /);
  const unknown = await supertest(server.app.server).delete('/__mock/draws/script/7').send({}).expect(400);
  expect(unknown.body.msg).toBe(
    'Nothing with the id 7 waits for a draw: GET /__mock/draws/script lists what does.',
  );
  const noId = await supertest(server.app.server).delete('/__mock/draws/script/one').send({}).expect(400);
  expect(noId.body.msg).toMatch(/^The path must end in the "id"/);
  expect(await listed(server)).toEqual([]);
});

test('a world without a request is brought to its present before an issue of it is named', async () => {
  let wallMs = TEST_NOW_MS;
  const server = await createTestServer({ wall: { nowMs: () => wallMs } });
  wallMs += 10 * SLOT_MS;
  expect(await refusal(server, { issueCode: CURRENT, sum: 5 })).toMatch(/^Issue 3184207 is over/);
});
