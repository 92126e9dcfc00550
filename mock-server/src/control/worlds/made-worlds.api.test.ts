import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsBeside } from '@canada28/db/delete-database.ts';
import { lockDatabase } from '@canada28/db/lock-database.ts';
import { openDatabase } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test, vi } from 'vitest';
import type { ServerConfig } from '../../app/config.ts';
import { fileConfig, startOnDisk, worldsFolderOf } from '../../testing/server-on-disk.ts';

const AT_MS = Date.parse('2026-09-16T19:55+08:00');

/** A server on the files of a folder, which ends with the test at the latest. */
async function start(config: ServerConfig) {
  const { app, stop } = await startOnDisk(config);
  const mock = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, world = 'default') => {
    const headers = { 'x-world': world };
    const reply = await app.inject({
      method,
      url: `/__mock${path}`,
      headers,
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  const worldOf = async (name: string): Promise<WorldWire> => (await mock('GET', `/worlds/${name}`)).data;
  const promises = (name: string) =>
    app.worlds
      .hosted(name)
      ?.read((db) => listRows(db, "SELECT seed_hash FROM issues WHERE state = 'created'"));
  return { app, mock, stop, worldOf, promises };
}

/** Everything that a world's database holds, but for what tells when its server saw the wall clock. */
function contentOf({ app }: Awaited<ReturnType<typeof start>>, name: string) {
  return app.worlds.hosted(name)?.read((db) => {
    const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    return listRows<{ name: string }>(db, sql).map((table) => [
      table.name,
      listRows<{ name?: string }>(db, `SELECT * FROM ${table.name}`).filter((row) => row.name !== 'clock'),
    ]);
  });
}

test('persistent worlds that were not entered before a restart are what they were made', async () => {
  const config = fileConfig();
  const first = await start(config);
  const wanted = { scenario: 'new-player', at: AT_MS, rate: 60, config: { demoCredit: 5 }, keep: true };
  for (const name of ['one', 'two']) await first.mock('POST', '/worlds', { name, ...wanted });
  const made = contentOf(first, 'one');
  await first.stop();
  const next = await start(config);
  expect(await next.worldOf('one')).toMatchObject({ scenario: 'new-player', rate: 60, kept: true });
  expect((await next.worldOf('one')).nowMs - AT_MS).toBeLessThan(60 * MINUTE_MS);
  expect(contentOf(next, 'one')).toEqual(made);
  expect(next.promises('one')).not.toEqual(next.promises('two'));
  expect(await next.mock('POST', '/worlds/one/reset')).toMatchObject({
    status: 200,
    data: { scenario: 'new-player', rate: 60 },
  });
});

test.each([true, false])(
  'of two worlds of one name that are made at the same time there is one (persistent: %j)',
  async (keep) => {
    const config = fileConfig();
    const server = await start(config);
    const make = () => server.mock('POST', '/worlds', { name: 'home', keep });
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(server.app.worlds.names).toEqual(['default', 'home']);
    const files = keep ? readdirSync(worldsFolderOf(config)) : [];
    expect(files.filter((file) => file.endsWith('-next'))).toEqual([]);
    expect(await server.worldOf('home')).toMatchObject({ name: 'home', kept: keep });
  },
);

test('a world in memory is kept as it stands, with its snapshots, sessions, journal and way back', async () => {
  const config = fileConfig();
  const first = await start(config);
  await first.mock('POST', '/worlds', { name: 'spring', scenario: 'new-player', rate: 0 });
  await first.mock('POST', '/snapshots', { name: 'start' }, 'spring');
  await first.mock('POST', '/clock', { advance: '1h' }, 'spring');
  const before = await first.worldOf('spring');
  const [promised, content] = [first.promises('spring'), contentOf(first, 'spring')];
  expect(await first.mock('POST', '/worlds/spring/keep')).toMatchObject({
    status: 200,
    data: { ...before, kept: true, lastUsedMs: expect.any(Number) },
  });
  expect([first.promises('spring'), contentOf(first, 'spring')]).toEqual([promised, content]);
  // What is kept already stays as it is.
  expect((await first.mock('POST', '/worlds/spring/keep')).status).toBe(200);
  expect((await first.mock('GET', '/snapshots', undefined, 'spring')).data).toMatchObject([
    { name: 'start' },
  ]);
  const back = await first.mock('POST', '/clock', { back: true }, 'spring');
  expect(back.data.undone).toMatchObject({ id: before.lastStep?.id });
  const { nowMs } = await first.worldOf('spring');
  await first.stop();
  const next = await start(config);
  expect(await next.worldOf('spring')).toMatchObject({ kept: true, scenario: 'new-player', nowMs });
  expect((await next.mock('GET', '/snapshots', undefined, 'spring')).data).toMatchObject([{ name: 'start' }]);
  expect((await next.mock('POST', '/worlds/spring/reset')).status).toBe(200);
});

test('a world whose file cannot be written stays in memory', async () => {
  const config = fileConfig();
  const server = await start(config);
  await server.mock('POST', '/worlds', { name: 'spring' });
  writeFileSync(worldsFolderOf(config), 'a file in the place of the folder');
  const { status } = await server.mock('POST', '/worlds/spring/keep');
  expect(status).not.toBe(200);
  expect(await server.worldOf('spring')).toMatchObject({ kept: false });
  rmSync(worldsFolderOf(config));
  // Nor does one of its snapshots lie in a file where its own cannot be written.
  await server.mock('POST', '/snapshots', { name: 'one' }, 'spring');
  mkdirSync(join(worldsFolderOf(config), 'spring.sqlite-next'), { recursive: true });
  expect((await server.mock('POST', '/worlds/spring/keep')).status).not.toBe(200);
  expect(readdirSync(worldsFolderOf(config), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/snapshots.*one@/),
  );
  expect((await server.mock('GET', '/snapshots', undefined, 'spring')).data).toMatchObject([{ name: 'one' }]);
  expect((await server.mock('POST', '/clock', { advance: '1h' }, 'spring')).status).toBe(200);
});

test('a scenario that the default world was put into right before a restart is still there', async () => {
  const config = fileConfig();
  const first = await start(config);
  await first.mock('POST', '/scenario', { name: 'sealed' });
  const promised = first.promises('default');
  await first.stop();
  const next = await start(config);
  expect((await next.worldOf('default')).scenario).toBe('sealed');
  expect(next.promises('default')).toEqual(promised);
});

test.each([true, false])('a reset makes of a world exactly what it was (persistent: %j)', async (keep) => {
  const server = await start(fileConfig());
  const settings = { reviewSeconds: 77 };
  await server.mock('POST', '/worlds', { name: 'spring', scenario: 'first-win', config: settings, keep });
  const made = contentOf(server, 'spring');
  const { nowMs } = await server.worldOf('spring');
  await server.mock('POST', '/scenario', { name: 'sealed' }, 'spring');
  expect(server.app.worlds.hosted('spring')?.open().config.reviewSeconds).toBe(77);
  await server.mock('POST', '/clock', { to: 'settled' }, 'spring');
  const { status, data } = await server.mock('POST', '/worlds/spring/reset');
  expect([status, data.scenario]).toEqual([200, 'first-win']);
  expect(Math.abs(data.nowMs - nowMs)).toBeLessThan(MINUTE_MS);
  expect(contentOf(server, 'spring')).toEqual(made);
  const journal = await server.mock('GET', '/journal?kind=control', undefined, 'spring');
  expect(journal.data.list[0].url).toBe('/__mock/worlds/spring/reset');
});

test('the default world of a first start is reset to what it was then, after a restart, too', async () => {
  const config = fileConfig();
  const first = await start(config);
  const made = contentOf(first, 'default')?.filter(([name]) => name !== 'world_facts');
  await first.mock('POST', '/scenario', { name: 'sealed' });
  await first.stop();
  const next = await start(config);
  await next.mock('POST', '/worlds/default/reset');
  expect(contentOf(next, 'default')?.filter(([name]) => name !== 'world_facts')).toEqual(made);
});

test('a world of a snapshot is reset when the snapshot is gone, and may have settings of its own', async () => {
  const server = await start(fileConfig());
  await server.mock('POST', '/snapshots', { name: 'start' });
  const wanted = { name: 'copy', snapshot: 'start', config: { depositMax: 999 } };
  expect((await server.mock('POST', '/worlds', wanted)).status).toBe(200);
  expect(server.app.worlds.hosted('copy')?.open().config.depositLimits.maxMicros).toBe(999_000_000);
  await server.mock('DELETE', '/snapshots/start');
  expect(await server.mock('POST', '/worlds/copy/reset')).toMatchObject({
    status: 200,
    data: { snapshot: 'start' },
  });
});

test('limits of a demo world may be others than its past was played with', async () => {
  const server = await start(fileConfig());
  const config = { depositMax: 999, withdrawalMin: 500, maxChaseIssues: 2 };
  expect((await server.mock('POST', '/worlds', { name: 'tight', config })).status).toBe(200);
  expect(server.app.worlds.hosted('tight')?.open().config).toMatchObject({ maxChaseIssues: 2 });
});

test.each([
  ['forbidden-to-trade', '2026-09-14T19:59+08:00'],
  ['fresh-install', '2026-09-16T19:55+08:00'],
  ['withdrawal-in-review', '2026-09-16T19:55:07.123+08:00'],
])('a world of %s stands at the wanted moment once it is played', async (scenario, moment) => {
  const server = await start(fileConfig());
  const { data } = await server.mock('POST', '/worlds', { scenario, at: Date.parse(moment), rate: 0 });
  expect(data).toMatchObject({ scenario, nowMs: Date.parse(moment), rate: 0 });
});

test('a scenario that needs a time of its own says which, and stands there when that is wanted', async () => {
  const server = await start(fileConfig());
  const wanted = { name: 'spring', scenario: 'two-minutes-to-maintenance', rate: 0 };
  const at = Date.parse('2026-09-16T10:00+08:00');
  const { status, msg } = await server.mock('POST', '/worlds', { ...wanted, at });
  expect(status).toBe(400);
  expect(msg).toContain('at 2026-09-16T02:00:00.000Z it is not true that');
  const own = Number(/"at": (\d+)/.exec(msg)?.[1]);
  expect(own).toBe(Date.parse('2026-09-15T18:58+08:00'));
  expect((await server.mock('POST', '/worlds', { ...wanted, at: own })).data.nowMs).toBe(own);
});

test('a world as the clock outside stands at the present, and runs though no request enters it', async () => {
  const server = await start(fileConfig());
  const { data } = await server.mock('POST', '/worlds', { name: 'spring' });
  expect(Math.abs(data.nowMs - Date.now())).toBeLessThan(MINUTE_MS);
  const before = Date.now();
  await vi.waitUntil(() => Date.now() > before);
  expect((await server.worldOf('spring')).nowMs).toBeGreaterThan(data.nowMs);
});

test('a damaged world is told of in a sentence beside the others, and can be deleted', async () => {
  const config = fileConfig();
  mkdirSync(worldsFolderOf(config), { recursive: true });
  writeFileSync(join(worldsFolderOf(config), 'broken.sqlite'), 'no database');
  const server = await start(config);
  const listed: WorldWire[] = (await server.mock('GET', '/worlds')).data;
  expect(listed.map(({ name, trouble }) => [name, trouble === undefined])).toEqual([
    ['default', true],
    ['broken', false],
  ]);
  const sentence = /^The database file .*broken\.sqlite cannot be opened: file is not a database\.$/;
  expect((await server.worldOf('broken')).trouble).toMatch(sentence);
  const headers = { 'x-world': 'broken' };
  const url = `/player-api/player/game/${findCurrentIssueCall.path}`;
  const entered = await server.app.inject({ method: 'POST', url, headers, payload: { lotteryId: '1' } });
  expect(entered.json()).toMatchObject({ code: 404, data: null });
  expect(entered.json().msg).toMatch(
    /^The world "broken" cannot be entered\. The database file .* a database\.$/,
  );
  expect((await server.mock('DELETE', '/worlds/broken')).status).toBe(200);
  expect(existsSync(join(worldsFolderOf(config), 'broken.sqlite'))).toBe(false);
});

test('files that no world can be called after are left alone, unfinished ones and what belongs to no world removed', async () => {
  const config = fileConfig();
  const folder = worldsFolderOf(config);
  for (const name of ['default', 'home']) mkdirSync(join(folder, `${name}.snapshots`), { recursive: true });
  const left = ['default.sqlite', 'My World.sqlite', 'default.snapshots/start@1.sqlite'];
  const unfinished = [
    'home.sqlite-next',
    'home.snapshots/start@1.sqlite',
    'home.snapshots/start@1.sqlite-next',
    'default.snapshots/start@2.sqlite-next',
    ...pathsBeside('home.sqlite'),
  ];
  for (const file of [...left, ...unfinished]) writeFileSync(join(folder, file), 'x');
  writeFileSync(`${config.databasePath}-next`, 'x');
  const server = await start(config);
  expect(server.app.worlds.names).toEqual(['default']);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([...left, 'default.snapshots'].sort());
  expect(existsSync(`${config.databasePath}-next`)).toBe(false);
});

test('a persistent world whose file is locked keeps no other from being closed', async () => {
  const config = fileConfig();
  const server = await start(config);
  const told: string[] = [];
  server.app.worlds.host.onNotStored = ({ name }) => told.push(name);
  for (const name of ['stuck', 'sound']) await server.mock('POST', '/worlds', { name, keep: true });
  const path = join(worldsFolderOf(config), 'stuck.sqlite');
  const world = server.app.worlds.hosted('stuck')?.open();
  server.app.worlds.hosted('sound')?.open();
  const other = openDatabase(path);
  other.exec('BEGIN IMMEDIATE');
  await server.stop();
  expect([told, world?.db.open]).toEqual([['stuck'], false]);
  other.close();
  // Another server may take each of them now.
  for (const name of ['stuck', 'sound']) lockDatabase(join(worldsFolderOf(config), `${name}.sqlite`))();
});

test('a world that was closed because it was idle is told of without its database being opened', async () => {
  const { app, mock, worldOf } = await start({ ...fileConfig(), databasePath: ':memory:' });
  const { data } = await mock('POST', '/worlds', { name: 'spring', rate: 0 });
  const hosted = app.worlds.hosted('spring');
  hosted?.open();
  await app.worlds.closeIdle(0);
  expect(hosted?.world).toBe(undefined);
  const looks = hosted && vi.spyOn(hosted, 'read');
  expect(await worldOf('spring')).toMatchObject({ nowMs: data.nowMs, rate: 0, players: data.players });
  expect(looks).not.toHaveBeenCalled();
});
