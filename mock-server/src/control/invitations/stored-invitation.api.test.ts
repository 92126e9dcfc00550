import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { expect, onTestFinished, test } from 'vitest';
import { addWorldsOfDisk } from '../../app/compose-worlds.ts';
import type { ServerConfig } from '../../app/config.ts';
import { WORLD_RULES } from '../../app/world-rules.ts';
import { MIGRATIONS_FOLDER } from '../../project-folders.ts';
import { fileConfig, startOnDisk, worldsFolderOf } from '../../testing/server-on-disk.ts';
import { stopwatch } from '../../world/clock.ts';
import { openWorld } from '../../world/open-world.ts';
import { Worlds } from '../../worlds/worlds.ts';
import { unpackParts } from '../bug/bug-zip.ts';

type Method = 'GET' | 'POST' | 'DELETE';

const fileOf = (config: ServerConfig) => join(worldsFolderOf(config), 'spring.sqlite-invitation');
const isStored = (config: ServerConfig) =>
  readdirSync(worldsFolderOf(config)).includes('spring.sqlite-invitation');

/** A server on the files of a folder, which ends with the test at the latest. */
async function start(config: ServerConfig) {
  const { app, stop } = await startOnDisk(config);
  const send = (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({ method, url, headers: { host: 'localhost', ...headers }, ...(payload && { payload }) });
  const mock = async (method: Method, path: string, payload?: object) => {
    const reply = await send(method, `/__mock${path}`, payload, { 'x-world': 'spring' });
    expect(reply.json()).toMatchObject({ code: 200 });
    return reply.json().data;
  };
  const invite = async () => await mock('POST', '/worlds/spring/invitation');
  const join = async (body: object, cookie = '') => {
    const reply = await send('POST', '/__mock/join', body, { cookie });
    expect(reply.json()).toMatchObject({ code: 200 });
    const { token, userInfo } = reply.json().data.storage;
    const guest = reply.cookies.find(({ name }) => name === 'mock-guest')?.value ?? '';
    return {
      token,
      id: userInfo.id,
      userName: userInfo.userName,
      cookie: `world=spring; mock-guest=${guest}`,
    };
  };
  return { app, send, mock, invite, join, stop };
}

type Server = Awaited<ReturnType<typeof start>>;
type Phone = Awaited<ReturnType<Server['join']>>;

const linkOf = ({ url }: { readonly url: string }) => Object.fromEntries(new URL(url).searchParams);

/** As which player a phone is logged in, with the world and the session that its browser remembers. */
async function userNameOf({ send }: Server, { token, cookie }: Phone): Promise<string | undefined> {
  const headers = { cookie, 'P-Token': token };
  const url = `/player-api/player/${getUserInfoCall.path}`;
  // As a phone of the local network: what is open to this machine is not open to it.
  const reply = await send(
    'POST',
    url,
    {},
    { ...headers, host: '192.168.1.5:2828', 'x-forwarded-for': '192.168.1.20' },
  );
  return reply.json().data?.userName;
}

async function serveSpring() {
  const config = fileConfig();
  const server = await start(config);
  await server.mock('POST', '/worlds', { name: 'spring', keep: true });
  return { config, server };
}

test('link, code and visitors of a persistent world are there after a restart, and each phone is who it was', async () => {
  const { config, server } = await serveSpring();
  const before = await server.invite();
  const phones = [await server.join(linkOf(before)), await server.join({ shortCode: before.shortCode })];
  await server.stop();

  const next = await start(config);
  expect(await next.invite()).toEqual(before);
  for (const [index, phone] of phones.entries())
    expect(await userNameOf(next, phone)).toBe(`visitor${index + 1}`);
  expect(await next.mock('GET', '/worlds/spring/invitation')).toMatchObject([
    { userName: 'visitor1' },
    { userName: 'visitor2' },
  ]);
  // Who scans again is who they were; a phone that is new gets a name of its own.
  expect((await next.join(linkOf(before), phones[0]?.cookie)).userName).toBe('visitor1');
  expect((await next.join({ shortCode: before.shortCode })).userName).toBe('visitor3');
});

test('what a visitor does in the app is written into no file of the invitation', async () => {
  const { config, server } = await serveSpring();
  const phone = await server.join(linkOf(await server.invite()));
  const written = statSync(fileOf(config));
  await userNameOf(server, phone);
  await server.join(linkOf(await server.invite()), phone.cookie);
  expect(statSync(fileOf(config))).toMatchObject({ ino: written.ino, mtimeMs: written.mtimeMs });
});

test.skipIf(process.platform === 'win32')('its file is for the eyes of its owner alone', async () => {
  const { config, server } = await serveSpring();
  await server.join(linkOf(await server.invite()));
  expect(statSync(fileOf(config)).mode & 0o777).toBe(0o600);
});

test('a step back, a scenario and a restored snapshot leave it, over a restart, too', async () => {
  const { config, server } = await serveSpring();
  await server.mock('POST', '/snapshots', { name: 'before' });
  await server.mock('POST', '/clock', { freeze: true });
  const before = await server.invite();
  const phone = await server.join(linkOf(before));
  await server.mock('POST', '/clock', { back: true });
  await server.mock('POST', '/scenario', { name: 'sales-evening' });
  await server.mock('POST', '/snapshots/before/restore', {});
  await server.stop();
  const next = await start(config);
  expect(await next.invite()).toEqual(before);
  expect(await userNameOf(next, phone)).toBe('visitor1');
});

test.each([
  ['POST', '/worlds/spring/reset'],
  ['DELETE', '/worlds/spring/invitation'],
  ['DELETE', '/worlds/spring'],
] as const)('%s %s removes its file: after a restart the phone is out still', async (method, path) => {
  const { config, server } = await serveSpring();
  const before = await server.invite();
  const phone = await server.join(linkOf(before));
  expect(isStored(config)).toBe(true);
  await server.mock(method, path);
  expect(isStored(config)).toBe(false);
  await server.stop();
  const next = await start(config);
  expect(await userNameOf(next, phone)).toBeUndefined();
  const late = await next.send('POST', '/__mock/join', { shortCode: before.shortCode });
  expect(late.statusCode).toBe(403);
});

test('a world that becomes persistent later takes its invitation along', async () => {
  const config = fileConfig();
  const server = await start(config);
  await server.mock('POST', '/worlds', { name: 'spring' });
  const phone = await server.join(linkOf(await server.invite()));
  await server.mock('POST', '/worlds/spring/keep', {});
  await server.stop();
  expect(await userNameOf(await start(config), phone)).toBe('visitor1');
});

/** What a start on these files says of them, and the world with what it found. */
function foundBy(config: ServerConfig) {
  const worlds = new Worlds({
    open: (opening) => openWorld({ ...opening, rules: WORLD_RULES }),
    elapsedMs: stopwatch(),
  });
  onTestFinished(() => worlds.close());
  const told: string[] = [];
  addWorldsOfDisk(worlds, config, readMigrations(MIGRATIONS_FOLDER), (sentence) => told.push(sentence));
  return { told, spring: worlds.hosted('spring') };
}

test.each([
  [
    'cut off',
    (text: string) => text.slice(0, 40),
    /cannot be used, so the world "spring" has none: it is damaged\.$/,
  ],
  ['changed', (text: string) => text.replace('"key"', '"kex"'), /has none: it is damaged\.$/],
  [
    'of another world',
    (text: string) => text.replace('"spring"', '"summer"'),
    /: it is of the world "summer"\.$/,
  ],
])(
  'a file that is %s is told of in one sentence, and the world goes on without it',
  async (_, harm, sentence) => {
    const { config, server } = await serveSpring();
    await server.invite();
    await server.stop();
    writeFileSync(fileOf(config), harm(readFileSync(fileOf(config), 'utf8')));
    const { told, spring } = foundBy(config);
    expect(told).toEqual([expect.stringMatching(sentence)]);
    expect(spring?.invitation).toBeUndefined();
    expect(spring?.open().name).toBe('spring');
  },
);

test('the file of a world whose database was removed by hand goes at the next start', async () => {
  const { config, server } = await serveSpring();
  await server.invite();
  await server.stop();
  rmSync(join(worldsFolderOf(config), 'spring.sqlite'));
  await start(config);
  expect(isStored(config)).toBe(false);
});

test('neither a snapshot nor a bug nor the journal that is handed on tells its secrets', async () => {
  const { config, server } = await serveSpring();
  const made = await server.invite();
  await server.join(linkOf(made));
  await server.join({ shortCode: made.shortCode });
  await server.mock('POST', '/snapshots', { name: 'late' });
  const { key } = JSON.parse(readFileSync(fileOf(config), 'utf8'));
  const inSpring = { 'x-world': 'spring' };
  const handedOn = async (method: Method, path: string, body?: object) => {
    const { rawPayload, statusCode } = await server.send(method, `/__mock${path}`, body, inSpring);
    expect(statusCode).toBe(200);
    return rawPayload;
  };
  const bug = await unpackParts(await handedOn('POST', '/bug', { title: 'late' }));
  const files = [
    await handedOn('GET', '/snapshots/late/file'),
    await handedOn('GET', '/journal/har'),
    await handedOn('GET', '/journal'),
    ...Object.values(bug),
  ];
  const secrets = [key, Buffer.from(key, 'base64url'), linkOf(made).invitation ?? '', `${made.shortCode}"`];
  const isTold = (secret: string | Buffer) => files.some((file) => file.includes(secret));
  // What the phones say of themselves is there: it is looked for in what is told.
  expect([isTold('visitor2'), ...secrets.map(isTold)]).toEqual([true, false, false, false, false]);
});
