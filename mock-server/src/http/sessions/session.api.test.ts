import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { moveClock } from '../../control/time/move-clock.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

async function logIn(server: TestServer, userName: string): Promise<string> {
  const reply = await server.call('user/login', { uname: userName, password: 'demo2828' });
  return reply.body.data.tokenValue;
}

async function playerIdOf(
  { call }: TestServer,
  headers: Record<string, string>,
): Promise<number | undefined> {
  return (await call('user/getUserInfo', {}, headers)).body.data?.id;
}

test('several logins are open at once, and logging out ends one of them', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const [first, second] = [await logIn(server, player.userName), await logIn(server, player.userName)];
  expect(first).not.toBe(second);
  await server.call('user/logout', {}, { 'P-Token': first });
  expect(await playerIdOf(server, { 'P-Token': first })).toBeUndefined();
  expect(await playerIdOf(server, { 'P-Token': second })).toBe(player.id);
});

test('the token counts in P-Token before x-token before the cookie', async () => {
  const server = await createTestServer();
  const [inHeader, inToken, inCookie] = [1, 2, 3].map(() => createTestPlayer(server.world));
  const all = {
    'P-Token': inHeader?.headers['P-Token'] ?? '',
    'x-token': inToken?.headers['P-Token'] ?? '',
    cookie: `P-Token=${inCookie?.headers['P-Token']}`,
  };
  expect(await playerIdOf(server, all)).toBe(inHeader?.id);
  expect(await playerIdOf(server, { 'x-token': all['x-token'], cookie: all.cookie })).toBe(inToken?.id);
  expect(await playerIdOf(server, { cookie: all.cookie })).toBe(inCookie?.id);
  expect(await playerIdOf(server, { ...all, 'P-Token': '' })).toBe(inToken?.id);
  expect(await playerIdOf(server, { ...all, 'P-Token': 'broken' })).toBeUndefined();
});

test('the cookie of a login opens the session, is out of reach of scripts and goes with the logout', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const login = await server.call('user/login', { uname: player.userName, password: 'demo2828' });
  const cookie = login.get('Set-Cookie')?.[0] ?? '';
  expect(cookie).toMatch(/^P-Token=[0-9a-f]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect(await playerIdOf(server, headers)).toBe(player.id);
  const logout = await server.call('user/logout', {}, headers);
  expect(logout.get('Set-Cookie')?.[0]).toMatch(/^P-Token=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  expect(await playerIdOf(server, headers)).toBeUndefined();
});

test("a session lasts thirty days of the world's time, to the millisecond", async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const headers = { 'P-Token': await logIn(server, player.userName) };
  moveClock(server.world, { advance: 30 * DAY_MS - 1 });
  expect(await playerIdOf(server, headers)).toBe(player.id);
  moveClock(server.world, { advance: 1 });
  expect(await playerIdOf(server, headers)).toBeUndefined();
});

test('the database knows the hash of a token, the token itself is nowhere in it', async () => {
  const server = await createTestServer();
  const token = await logIn(server, createTestPlayer(server.world).userName);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  const file = server.world.db.serialize();
  expect(file.includes(token)).toBe(false);
  expect(file.includes(Buffer.from(token, 'hex'))).toBe(false);
});

test.each([
  ['deleted', 1],
  ['forbidden to log in', 2],
])('an account that is %s loses its open sessions at once', async (_, status) => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect(await playerIdOf(server, player.headers)).toBe(player.id);
  server.world.db.prepare('UPDATE players SET status = ? WHERE id = ?').run(status, player.id);
  expect(await playerIdOf(server, player.headers)).toBeUndefined();
});

test('an account that may not trade stays logged in', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { status: 3 });
  expect(await playerIdOf(server, player.headers)).toBe(player.id);
});

test('the empty headers of a guest count as none', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const empty = { 'P-Token': '', 'x-token': '', 'x-user-id': '' };
  expect((await server.call('common/getSystemNotice', {}, empty)).body.code).toBe(200);
  expect(await playerIdOf(server, empty)).toBeUndefined();
  const cookie = `P-Token=${player.headers['P-Token']}`;
  expect(await playerIdOf(server, { ...empty, cookie })).toBe(player.id);
  expect(await playerIdOf(server, { ...player.headers, 'x-user-id': '' })).toBe(player.id);
});

test('testers are told what a call that needs a session lacked', async () => {
  const server = await createTestServer();
  const [player, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  const ended = await logIn(server, player.userName);
  await server.call('user/logout', {}, { 'P-Token': ended });
  const whyRefused = async (headers: Record<string, string>) => {
    expect((await server.call('user/getUserInfo', {}, headers)).body.code).toBe(403);
    const journal = await supertest(server.app.server).get('/__mock/journal?kind=call').expect(200);
    return journal.body.data.list[0].why;
  };
  expect(await whyRefused({})).toBe('The call needs a session: no token came with it.');
  const ofNone = 'The call needs a session: its token opens no session of this world, or one that has ended.';
  expect(await whyRefused({ 'P-Token': ended })).toBe(ofNone);
  expect(await whyRefused({ 'P-Token': ended, 'x-user-id': String(other.id) })).toBe(ofNone);
  expect(await whyRefused({ ...player.headers, 'x-user-id': String(other.id) })).toBe(
    `The call needs a session: it is of account ${player.id}, and x-user-id named ${other.id}.`,
  );
});
