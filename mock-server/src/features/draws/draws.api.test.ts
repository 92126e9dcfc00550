import { inTransaction } from '@canada28/db/transaction.ts';
import { ISSUE_STATUS } from '@canada28/shared/contract/issue.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { expect, test } from 'vitest';
import { queueDraws } from '../../control/draws/script-draws.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import { playerContext } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import { voidIssue } from '../settlement/void-issue.ts';

const SALE_START_MS = TEST_NOW_MS - 60_000;

async function currentIssue({ game }: TestServer) {
  const reply = await game('findcurIssue.do', { lotteryId: '1' });
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data;
}

async function history({ game }: TestServer, input: object = {}) {
  const reply = await game('findHistoryIssue.do', { lotteryId: '1', ...input });
  expect(reply.body).toMatchObject({ code: 200, msg: '' });
  return reply.body.data;
}

const codesOf = (issues: readonly { issueCode: string }[]) => issues.map(({ issueCode }) => issueCode);

test('the issue on sale has its times, its hash and no result yet', async () => {
  const server = await createTestServer();
  expect(await currentIssue(server)).toEqual({
    id: 6,
    issueCode: '3184207',
    lotteryid: '1',
    saleStartTime: SALE_START_MS,
    saleEndTime: SALE_START_MS + 180_000,
    saleDrawTime: SALE_START_MS + 210_000,
    openDrawTime: null,
    numberRecord: '',
    sumRecord: '',
    winRecord: '',
    lastIssueCode: '3184206',
    issueStatus: 1,
    drawNumbers: null,
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    seed: null,
    forced: false,
    serverTime: TEST_NOW_MS,
  });
});

test('the first issue of a world names none before it: there is no result to wait for', async () => {
  const server = await createTestServer();
  await server.control('scenario', { name: 'empty-everything' });
  const first = await currentIssue(server);
  expect(first.lastIssueCode).toBe(null);
  await server.control('clock', { to: 'next-issue' });
  expect((await currentIssue(server)).lastIssueCode).toBe(first.issueCode);
});

test('an issue that changes within a millisecond is told as it is by then', async () => {
  const server = await createTestServer();
  expect(await currentIssue(server)).toMatchObject({ issueCode: '3184207', issueStatus: 1 });
  inTransaction(server.world.db, () => voidIssue(playerContext(server.world, { id: 0 }), '3184207'));
  const { issueCode, issueStatus, serverTime } = await currentIssue(server);
  expect([issueCode, issueStatus, serverTime]).toEqual(['3184207', ISSUE_STATUS.closed, TEST_NOW_MS]);
});

test('while sealed the issue just sealed is told, from the cutoff to the next sale', async () => {
  const server = await createTestServer();
  moveClock(server.world, { set: SALE_START_MS + 180_000 });
  expect(await currentIssue(server)).toMatchObject({ issueCode: '3184207', issueStatus: 2 });
  moveClock(server.world, { set: SALE_START_MS + 210_000 - 1 });
  expect(await currentIssue(server)).toMatchObject({ issueCode: '3184207', issueStatus: 2 });
  moveClock(server.world, { advance: 1 });
  expect(await currentIssue(server)).toMatchObject({ issueCode: '3184208', issueStatus: 1 });
});

test('in the break the next issue is told with status 0 and its future times', async () => {
  const server = await createTestServer();
  // 19:30 in Shanghai on a Wednesday.
  moveClock(server.world, { set: Date.UTC(2026, 8, 16, 11, 30, 0) });
  expect(await currentIssue(server)).toMatchObject({
    issueStatus: 0,
    saleStartTime: Date.UTC(2026, 8, 16, 12, 0, 0),
    serverTime: Date.UTC(2026, 8, 16, 11, 30, 0),
  });
});

test('a drawn issue tells digits, sum, what wins, numbers and seed', async () => {
  const server = await createTestServer();
  const promised = (await currentIssue(server)).seedHash;
  moveClock(server.world, { advance: 210_000 });
  const [issue] = await history(server, { issueCode: '3184207' });
  expect(issue).toMatchObject({
    issueCode: '3184207',
    openDrawTime: SALE_START_MS + 210_000,
    issueStatus: 4,
    seedHash: promised,
    seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    forced: false,
  });
  expect(issue.drawNumbers).toHaveLength(20);
  const digits = issue.numberRecord.split(',').map(Number);
  expect(digits).toHaveLength(3);
  expect(issue.sumRecord).toBe(String(digits.reduce((sum: number, digit: number) => sum + digit, 0)));
  expect(issue.winRecord.split(',')[0]).toBe(issue.sumRecord);
});

test('a forced draw says so and shows no seed', async () => {
  const server = await createTestServer();
  queueDraws(server.world, { digits: [[5, 5, 6]] });
  moveClock(server.world, { advance: 210_000 });
  expect((await history(server))[0]).toMatchObject({
    numberRecord: '5,5,6',
    sumRecord: '16',
    winRecord: '16,29,31,35',
    forced: true,
    seed: null,
  });
});

test('history is newest first, of drawn issues only, as many as asked for', async () => {
  const server = await createTestServer();
  const codes = ['3184206', '3184205', '3184204', '3184203', '3184202'];
  expect(codesOf(await history(server))).toEqual(codes);
  expect(codesOf(await history(server, { pageSize: 2 }))).toEqual(codes.slice(0, 2));
  expect(codesOf(await history(server, { issueCode: '3184204' }))).toEqual(['3184204']);
  expect(codesOf(await history(server, { issueCode: '' }))).toEqual(codes);
  for (const issueCode of ['3184207', '3184208', '9999999', 'x']) {
    expect(await history(server, { issueCode })).toEqual([]);
  }
});

test('history has 100 issues unless asked otherwise, and at most 2,000', async () => {
  const server = await createTestServer({ pastDraws: 2001 });
  expect(await history(server)).toHaveLength(100);
  expect(await history(server, { pageSize: 2000 })).toHaveLength(2000);
  expect(await history(server, { pageSize: 100_000 })).toHaveLength(2000);
});

test('history is as it is now, however often it was asked before', async () => {
  const server = await createTestServer({ schedule: scheduleConfig({ drawDelaySeconds: 60 }) });
  const newest = async () => (await history(server, { pageSize: 1 }))[0];
  expect(await newest()).toMatchObject({ issueCode: '3184206', issueStatus: 4 });
  moveClock(server.world, { advance: 210_000 });
  expect(await newest()).toMatchObject({ issueCode: '3184207', issueStatus: 4 });
  // Another world of the same process, its numbers the same, its draws others.
  const other = await createTestServer({ pastDraws: 3 });
  expect(await history(other)).toHaveLength(3);
});

test('who asks for the same history gets the same bytes, not a copy each, until there is another draw', async () => {
  const sent: unknown[] = [];
  const server = await createTestServer({
    pastDraws: 200,
    extend: (app) => {
      app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload));
    },
  });
  for (let count = 0; count < 2; count++) await history(server, { pageSize: 100 });
  moveClock(server.world, { advance: 210_000 });
  await history(server, { pageSize: 100 });
  const [first, again, later] = sent;
  expect(first).toBeInstanceOf(Buffer);
  expect(again).toBe(first);
  expect(later).not.toBe(first);
});

test('an address of another machine gets the history 240 times a minute, this machine always', async () => {
  const { app } = await createTestServer();
  const ask = {
    method: 'POST',
    url: '/player-api/player/game/findHistoryIssue.do',
    payload: { lotteryId: '1' },
  } as const;
  const codes: number[] = [];
  for (let count = 0; count < 241; count++)
    codes.push((await app.inject({ ...ask, remoteAddress: '203.0.113.7' })).json().code);
  expect(codes).toEqual([...Array(240).fill(200), 5000]);
  expect((await app.inject({ ...ask, remoteAddress: '203.0.113.8' })).json().code).toBe(200);
  for (let count = 0; count < 300; count++) expect((await app.inject(ask)).json().code).toBe(200);
});

test('a result that comes late is awaited in history, while the next issue is already on sale', async () => {
  const server = await createTestServer({ schedule: scheduleConfig({ drawDelaySeconds: 240 }) });
  moveClock(server.world, { set: SALE_START_MS + 211_000 });
  expect(await currentIssue(server)).toMatchObject({ issueCode: '3184208', issueStatus: 1 });
  expect(codesOf(await history(server, { pageSize: 1 }))).toEqual(['3184206']);
  moveClock(server.world, { set: SALE_START_MS + 180_000 + 240_000 });
  expect(codesOf(await history(server, { pageSize: 1 }))).toEqual(['3184207']);
});

test.each([{}, { lotteryId: '2' }, { lotteryId: 1 }])(
  'there is one lottery: %j is refused',
  async (input) => {
    const { game } = await createTestServer();
    for (const path of ['findcurIssue.do', 'findHistoryIssue.do', 'getOdds.do']) {
      expect((await game(path, input)).body.code).toBe(400);
    }
  },
);
