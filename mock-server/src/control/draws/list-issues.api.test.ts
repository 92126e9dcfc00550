import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

type Issues = ControlOutputOf<typeof listIssuesControl>;

async function listIssues({ app }: TestServer, query: Record<string, number> = {}): Promise<Issues> {
  const reply = await supertest(app.server).get('/__mock/draws').query(query).expect(200);
  return reply.body.data;
}

const codesOf = ({ issues }: Issues) => issues.map(({ issueCode }) => Number(issueCode));

test('the issues around the present follow each other without a gap, the one on sale in the middle', async () => {
  const server = await createTestServer();
  const around = await listIssues(server, { before: 3, after: 4 });
  const [first = 0] = codesOf(around);
  expect(codesOf(around)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((steps) => first + steps));
  expect(around.issues.map(({ state }) => state)).toEqual([
    ...['settled', 'settled', 'settled', 'selling'],
    ...['toCome', 'toCome', 'toCome', 'toCome'],
  ]);
  for (const [index, issue] of around.issues.entries())
    if (index > 0) expect(issue.saleStartMs).toBe(around.issues[index - 1]?.endMs);
});

test('an issue tells what was staked on it, and its result once it is drawn', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const selling = (await listIssues(server, { before: 0, after: 0 })).issues[0];
  const issueCode = selling?.issueCode ?? '';
  const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
  await server.game('gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem }, player.headers);
  await server.control('draws/script', { issueCode, digits: [9, 6, 3] }).expect(200);
  const sold = (await listIssues(server, { before: 0, after: 0 })).issues[0];
  expect(sold).toMatchObject({ state: 'selling', bets: 1, stakes: 10, isForced: false });
  expect(sold).not.toHaveProperty('sum');
  await server.control('clock', { to: 'cutoff' }).expect(200);
  expect((await listIssues(server)).issues.find((issue) => issue.issueCode === issueCode)?.state).toBe(
    'sealed',
  );
  await server.control('clock', { to: 'settled' }).expect(200);
  const settled = (await listIssues(server)).issues.find((issue) => issue.issueCode === issueCode);
  expect(settled).toMatchObject({ state: 'settled', sum: 18, digits: [9, 6, 3], isForced: true, bets: 1 });
});

test('an issue without a result is void', async () => {
  const server = await createTestServer();
  const issueCode = (await listIssues(server, { before: 0, after: 0 })).issues[0]?.issueCode;
  await server.control('draws/script', { issueCode, void: true }).expect(200);
  await server.control('clock', { advance: '4m' }).expect(200);
  const { issues } = await listIssues(server);
  expect(issues.find((issue) => issue.issueCode === issueCode)).toMatchObject({ state: 'void', bets: 0 });
});

test('the break is told, and the issues to come lie around it as they will be sold', async () => {
  const server = await createTestServer();
  const { issues, break: pause } = await listIssues(server, { after: 200 });
  expect(pause).toMatchObject({ startMs: Date.UTC(2026, 8, 16, 11), endMs: Date.UTC(2026, 8, 16, 12) });
  const { startMs = 0, endMs = 0 } = pause ?? {};
  expect(issues.filter((issue) => issue.endMs > startMs && issue.saleStartMs < endMs)).toEqual([]);
  await server.control('clock', { to: 'maintenance' }).expect(200);
  const inBreak = await listIssues(server, { before: 1, after: 1 });
  expect(inBreak.issues.map(({ state }) => state)).not.toContain('selling');
  expect(inBreak.issues[1]?.saleStartMs).toBe(endMs);
});

test('without a break none is told', async () => {
  const server = await createTestServer({ schedule: scheduleConfig({ maintenance: 'none' }) });
  expect(await listIssues(server)).not.toHaveProperty('break');
});
