import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRows } from '@canada28/db/prepared.ts';
import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { EARLIEST_WORLD_MS, LATEST_WORLD_MS } from '@canada28/shared/limits.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { createTestControl, serveTestWorlds, TEST_NOW_MS } from '../../testing/test-server.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';
import { removeUnusedWorlds } from './remove-unused-worlds.ts';

/** A server with the default world and what control calls make of it. */
async function serve(others: Partial<ControlPlane> = {}) {
  const control = createTestControl('loopback', others);
  const { app, worlds } = await serveTestWorlds(control);
  return { app, worlds, plane: { ...control, worlds }, ...callsOf(app) };
}

function callsOf(app: FastifyInstance) {
  const headers = { host: 'localhost:2828' };
  const mock = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/__mock${path}`, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, ...reply.json() };
  };
  const play = async (world: string, url: string, payload: object = {}, token = '') => {
    const own = { ...headers, 'x-world': world, 'P-Token': token };
    return (await app.inject({ method: 'POST', url, headers: own, payload })).json();
  };
  return { mock, play };
}

type Calls = ReturnType<typeof callsOf>;

async function logIn({ play }: Calls, world: string): Promise<string> {
  const path = `/p/${loginCall.path}`;
  const reply = await play(world, path, { uname: 'demo', password: DEMO_LOGIN_PASSWORD });
  return reply.data.tokenValue;
}

const contentOf = (worlds: Worlds, name: string, sql: string) =>
  worlds.hosted(name)?.read((db) => listRows(db, sql));

test('a world is made of a scenario, and tells who can log in there and where it is opened', async () => {
  const { mock } = await serve();
  const made = await mock('POST', '/worlds', { name: 'spring', scenario: 'fresh-install', seed: '7' });
  expect(made).toMatchObject({ status: 200, data: { name: 'spring', scenario: 'fresh-install', seed: '7' } });
  expect(made.data.players[0]).toEqual({ userName: 'demo', password: 'demo2828', payPassword: '1234' });
  expect(made.data.urls).toEqual({
    host: 'http://spring.localhost:2828/',
    link: 'http://localhost:2828/__mock/open?world=spring&as=demo&to=%2F',
  });
  const listed: WorldWire[] = (await mock('GET', '/worlds')).data;
  expect(listed.map(({ name }) => name)).toEqual(['default', 'spring']);
});

test('a token of one world opens nothing in another, though both come from one scenario', async () => {
  const server = await serve();
  for (const name of ['spring', 'autumn']) await server.mock('POST', '/worlds', { name });
  const token = await logIn(server, 'spring');
  const profile = `/p/${getUserInfoCall.path}`;
  expect((await server.play('spring', profile, {}, token)).code).toBe(200);
  expect((await server.play('autumn', profile, {}, token)).code).toBe(403);
  expect((await server.play('default', profile, {}, token)).code).toBe(403);
});

test('two worlds of one scenario promise, and draw, different numbers for the issue on sale', async () => {
  const { worlds, mock, play } = await serve();
  for (const name of ['spring', 'autumn']) {
    await mock('POST', '/worlds', { name });
    await play(name, `/g/${findCurrentIssueCall.path}`, { lotteryId: '1' });
  }
  const undrawn = "SELECT issue_code, seed_hash FROM issues WHERE state = 'created'";
  expect(contentOf(worlds, 'spring', undrawn)).not.toEqual(contentOf(worlds, 'autumn', undrawn));
  for (const name of ['spring', 'autumn']) {
    const world = worlds.hosted(name)?.open();
    if (world === undefined) throw new Error(`no world ${name}`);
    world.timetable.runUntil(world.clock.nowMs() + HOUR_MS);
    expect(auditDatabase(world.db)).toMatchObject({ broken: [] });
  }
});

test('with the same seed everything repeats exactly: secret, tokens, draws', async () => {
  const server = await serve();
  const all = await Promise.all(
    ['one', 'two'].map(async (name) => {
      await server.mock('POST', '/worlds', { name, seed: 'same', at: TEST_NOW_MS });
      const token = await logIn(server, name);
      const world = server.worlds.hosted(name)?.open();
      world?.timetable.runUntil(TEST_NOW_MS + 3 * HOUR_MS);
      return [token, contentOf(server.worlds, name, 'SELECT issue_code, numbers, seed_hash FROM issues')];
    }),
  );
  expect(all[0]).toEqual(all[1]);
});

test.each([
  ['first', Date.UTC(2001, 0, 1)],
  ['last', Date.UTC(2999, 11, 30)],
  ['moment whose epoch ms have a digit more', 10_000_000_000_000],
])('a world of the %s of the years that there are takes deposits and draws', async (_, at) => {
  const server = await serve();
  await server.mock('POST', '/worlds', { name: 'spring', at });
  const token = await logIn(server, 'spring');
  const deposit = { amount: 200, depositTypeId: 1, ruleId: 1, addressId: 1 };
  for (let count = 0; count < 2; count += 1)
    expect((await server.play('spring', `/p/${submitDepositCall.path}`, deposit, token)).code).toBe(200);
  const world = server.worlds.hosted('spring')?.open();
  world?.timetable.runUntil(at + HOUR_MS);
  expect(world && auditDatabase(world.db).broken).toEqual([]);
});

test.each([
  ['first', EARLIEST_WORLD_MS],
  ['last', LATEST_WORLD_MS],
])('a world of the %s moment that there is has what led there, before it', async (_, at) => {
  const { mock, worlds } = await serve();
  for (const [index, scenario] of [
    'a-week-of-history',
    'first-deposit-expired',
    'session-about-to-expire',
  ].entries()) {
    const { data } = await mock('POST', '/worlds', { name: `w${index}`, scenario, at, rate: 0 });
    expect(data?.nowMs).toBe(at);
    const world = worlds.hosted(`w${index}`)?.open();
    expect(world && auditDatabase(world.db).broken).toEqual([]);
  }
});

test.each([
  ['2001-01-01T00:00:00.000Z', EARLIEST_WORLD_MS],
  ['2999-12-31T23:59:59.999Z', LATEST_WORLD_MS],
])('a refused moment such as %s is told with no other one that is none of those years', async (told, at) => {
  const { mock } = await serve();
  const { msg } = await mock('POST', '/worlds', { name: 'spring', scenario: 'in-maintenance', at });
  expect(msg).toMatch(
    new RegExp(`^The scenario "in-maintenance" cannot be played like this: at ${told} it is not true that `),
  );
  const [, other = at] = /"at": (-?\d+)/.exec(msg) ?? [];
  expect(Number(other)).toBeGreaterThanOrEqual(EARLIEST_WORLD_MS);
});

test('settings of a world are its own, and checked', async () => {
  const { mock, worlds } = await serve();
  const config = { drawIntervalSeconds: 180, reviewPolicy: 'manual', demoCredit: 5 };
  await mock('POST', '/worlds', { name: 'quick', config, rate: 10 });
  expect(worlds.hosted('quick')?.open().config).toMatchObject({
    schedule: { intervalSeconds: 180 },
    reviewPolicy: 'manual',
    demoCreditMicros: 5_000_000,
  });
  expect(worlds.hosted('quick')?.open().clock.rate).toBe(10);
  expect(worlds.hosted('default')?.open().config.schedule.intervalSeconds).toBe(210);
});

test.each([
  [{ name: 'Spring' }, 'The body may have'],
  [{ name: 'xn--a' }, 'The body may have'],
  [{ at: 0 }, '"at": epoch ms from 978307200000 (2001) to 32503679999999 (2999), at which'],
  [{ at: 253_402_300_799_999 }, '"at": epoch ms from 978307200000 (2001) to 32503679999999 (2999)'],
  [{ name: 'default' }, 'There is already a world "default"'],
  [{ scenario: 'fresh-instal' }, 'There is no scenario "fresh-instal"; near it: fresh-install'],
  [{ snapshot: 'never' }, 'The world "default" has no snapshot "never"'],
  [{ scenario: 'fresh-install', snapshot: 'never' }, 'from a scenario or from a snapshot, not from both'],
  [{ config: { drawIntervalSeconds: 200 } }, '"drawIntervalSeconds" must be one of: 180, 210, 300.'],
  [{ config: { depositMax: 0.5 } }, '"depositMax" must be a whole number from 1 to 1000000.'],
  [{ config: { reviewPolicy: 'never' } }, '"reviewPolicy" must be one of: auto, manual.'],
  [{ config: { oddsThousandths: [1] } }, '"oddsThousandths" must be 38 whole numbers from '],
  [
    { config: { timeZone: 7 } },
    '"timeZone" must be the IANA name of a time zone, like Asia/Shanghai or Europe/Paris.',
  ],
  [{ config: { depositsMax: 5 } }, 'There is no setting "depositsMax" here; near it: depositMax, '],
  [{ config: 7 }, 'The body may have'],
  [{ config: { timeZone: 'Mars/Base' } }, 'cannot be played with "timeZone": "Mars/Base": '],
  [{ keep: true }, 'No world is kept while DATABASE_PATH is ":memory:"'],
  [{ colour: 'red' }, 'The body may have'],
])('%j is refused in a sentence, and no world comes of it', async (body, sentence) => {
  const { mock, worlds } = await serve();
  const reply = await mock('POST', '/worlds', body);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect(reply.msg).toContain(sentence);
  expect(worlds.names).toEqual(['default']);
});

test('there are at most so many worlds; the refusal says how many', async () => {
  const { mock } = await serve({ mostWorlds: 2 });
  await mock('POST', '/worlds', { name: 'spring' });
  const refused = await mock('POST', '/worlds', { name: 'autumn' });
  expect(refused).toMatchObject({
    status: 409,
    msg: 'There are 2 worlds, and at most 2 (MAX_WORLDS): delete one.',
  });
});

test('a reset ends the sessions of a world', async () => {
  const server = await serve();
  await server.mock('POST', '/worlds', { name: 'spring' });
  const token = await logIn(server, 'spring');
  expect(await server.mock('POST', '/worlds/spring/reset')).toMatchObject({
    status: 200,
    data: { name: 'spring' },
  });
  expect((await server.play('spring', `/p/${getUserInfoCall.path}`, {}, token)).code).toBe(403);
});

test('a seeded world repeats itself after a reset', async () => {
  const server = await serve();
  await server.mock('POST', '/worlds', { name: 'spring', seed: '7' });
  const first = await logIn(server, 'spring');
  await server.mock('POST', '/worlds/spring/reset');
  expect(await logIn(server, 'spring')).toBe(first);
});

test('the default world can be reset, not deleted', async () => {
  const { mock, worlds } = await serve();
  const names = () => contentOf(worlds, 'default', 'SELECT user_name FROM players ORDER BY id');
  const before = names();
  await mock('POST', '/scenario', { name: 'new-player' });
  expect(names()).not.toEqual(before);
  expect((await mock('DELETE', '/worlds/default')).msg).toContain('is always there: reset it');
  expect((await mock('POST', '/worlds/default/reset')).status).toBe(200);
  expect(names()).toEqual(before);
});

test('a deleted world is gone for calls and control', async () => {
  const { mock, play } = await serve();
  await mock('POST', '/worlds', { name: 'spring' });
  expect(await mock('DELETE', '/worlds/spring')).toMatchObject({ status: 200, data: { name: 'spring' } });
  expect((await mock('GET', '/worlds/spring')).status).toBe(404);
  expect((await mock('DELETE', '/worlds/spring')).status).toBe(404);
  expect(await play('spring', `/p/${getUserInfoCall.path}`)).toMatchObject({ code: 404 });
});

test.each(['replaced', 'deleted'])('a call whose world is %s while it runs ends cleanly', async (what) => {
  const server = await serve();
  await server.mock('POST', '/worlds', { name: 'spring' });
  // Hashing the password takes long enough for anything to happen meanwhile.
  const running = logIn(server, 'spring').catch(() => 'refused');
  const reply = server.play('spring', `/p/${loginCall.path}`, {
    uname: 'demo',
    password: DEMO_LOGIN_PASSWORD,
  });
  await new Promise((resolve) => setImmediate(resolve));
  if (what === 'replaced') await server.mock('POST', '/worlds/spring/reset');
  else await server.mock('DELETE', '/worlds/spring');
  // Whether it still meets the old world or already none depends on how far it had come.
  expect(what === 'replaced' ? [5000] : [404, 5000]).toContain((await reply).code);
  expect(await running).toBe('refused');
});

test('for a caller who may not control there is no other world than the default one', async () => {
  const { app, mock } = await serve();
  await mock('POST', '/worlds', { name: 'spring' });
  const ask = (world: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: `/g/${findCurrentIssueCall.path}`,
      headers: { host: 'localhost', 'x-world': world },
      payload: { lotteryId: '1' },
      remoteAddress,
    });
  expect((await ask('spring', '127.0.0.1')).json().code).toBe(200);
  expect((await ask('default', '192.168.1.20')).json().code).toBe(200);
  const guessed = await ask('spring', '192.168.1.20');
  const missed = await ask('winter', '192.168.1.20');
  expect([guessed.statusCode, guessed.json().msg]).toEqual([404, 'There is no world "spring".']);
  expect(missed.statusCode).toBe(404);
});

test('a world in memory without a request for long enough goes; a persistent one and the default one stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { mock, worlds, plane } = await serve({ persistentFolder: folder });
  await mock('POST', '/worlds', { name: 'spring' });
  await mock('POST', '/worlds', { name: 'home', keep: true });
  removeUnusedWorlds({ ...plane, idleWorldMs: HOUR_MS });
  expect(worlds.names).toEqual(['default', 'spring', 'home']);
  removeUnusedWorlds({ ...plane, idleWorldMs: 0 });
  expect(worlds.names).toEqual(['default', 'home']);
});

test('a world in which a long move of the clock runs is in use, however long no other request comes', async () => {
  const { mock, worlds, plane } = await serve();
  await mock('POST', '/worlds', { name: 'spring' });
  await worlds.hosted('spring')?.inOrder(() => removeUnusedWorlds({ ...plane, idleWorldMs: 0 }));
  expect(worlds.names).toEqual(['default', 'spring']);
  removeUnusedWorlds({ ...plane, idleWorldMs: 0 });
  expect(worlds.names).toEqual(['default']);
});
