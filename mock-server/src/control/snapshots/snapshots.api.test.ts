import { imageOf } from '@canada28/db/database-image.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { loadSnapshotControl, MOST_SNAPSHOTS } from '@canada28/shared/control/snapshots.control.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import {
  createTestControl,
  createTestServer,
  serveTestWorlds,
  TEST_NOW_MS,
  type TestServer,
} from '../../testing/test-server.ts';

async function serveFrozen(): Promise<TestServer> {
  const server = await createTestServer();
  await server.control('clock', { freeze: true }).expect(200);
  return server;
}

const ask = ({ app }: TestServer, path: string) => supertest(app.server).get(`/__mock/${path}`);

const download = async (server: TestServer, name: string): Promise<Buffer> =>
  (await ask(server, `snapshots/${name}/file`).buffer(true).parse(readBytes).expect(200)).body;

function readBytes(reply: supertest.Response, done: (error: Error | null, body: Buffer) => void) {
  const chunks: Buffer[] = [];
  // What superagent hands to a parser is the stream itself.
  const stream = reply as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
}

const upload = ({ app }: TestServer, name: string, file: Buffer) =>
  supertest(app.server)
    .post('/__mock/snapshots/file')
    .query({ name })
    .type('application/octet-stream')
    .send(file);

test('a call of another world is answered while a file is checked', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring' }).expect(200);
  const file = imageOf(server.world.db);
  const answered: string[] = [];
  const ask = async (what: string, url: string, payload: object, headers: Record<string, string>) => {
    const reply = await server.app.inject({ method: 'POST', url, payload, headers });
    expect(reply.json().code).toBe(200);
    answered.push(what);
  };
  await Promise.all([
    ask('file', '/__mock/snapshots/file?name=copy', file, { 'content-type': 'application/octet-stream' }),
    ask('call', '/player-api/player/game/getOdds.do', { lotteryId: '1' }, { 'x-world': 'spring' }),
  ]);
  expect(answered).toEqual(['call', 'file']);
});

test('a world is saved and made what it was: money, sessions and time', async () => {
  const server = await serveFrozen();
  const player = createTestPlayer(server.world);
  const wallet = async () => (await server.call(getMyWalletCall.path, {}, player.headers)).body;
  const before = await wallet();
  const saved = await server.control('snapshots', { name: 'start' }).expect(200);
  expect(saved.body.data).toEqual({
    name: 'start',
    atMs: TEST_NOW_MS,
    bytes: expect.any(Number),
    lastUsedBy: 'script',
  });
  await server.control(`players/${player.id}/credit`, { amount: 20 }).expect(200);
  await server.control(`players/${player.id}`, { endSessions: true }).expect(200);
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  expect((await wallet()).code).toBe(ERROR_CODES.notLoggedIn);
  const restored = await server.control('snapshots/start/restore', {}).expect(200);
  expect(restored.body.data).toMatchObject({ name: 'default', nowMs: TEST_NOW_MS, rate: 0 });
  expect(await wallet()).toEqual(before);
});

test('a restore is undone by going back', async () => {
  const server = await serveFrozen();
  await server.control('snapshots', { name: 'start' }).expect(200);
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  await server.control('snapshots/start/restore', {}).expect(200);
  const back = await server.control('clock', { back: true }).expect(200);
  expect(back.body.data.nowMs).toBe(TEST_NOW_MS + HOUR_MS);
});

test('snapshots are listed by their moments and deleted; each world has its own', async () => {
  const server = await serveFrozen();
  await server.control('worlds', { name: 'spring' }).expect(200);
  await server.control('snapshots', { name: 'one' }).expect(200);
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  await server.control('snapshots', { name: 'later' }).expect(200);
  await server.control('snapshots/one/restore', {}).expect(200);
  await server.control('snapshots', { name: 'again' }).expect(200);
  const names = async (world: string) => {
    const { body } = await ask(server, 'snapshots').set('x-world', world).expect(200);
    return body.data.map(({ name }: { name: string }) => name);
  };
  expect([await names('default'), await names('spring')]).toEqual([['again', 'one', 'later'], []]);
  const gone = await supertest(server.app.server).delete('/__mock/snapshots/one').expect(200);
  expect(gone.body.data).toEqual({ name: 'one', lastUsedBy: 'script' });
  expect(await names('default')).toEqual(['again', 'later']);
});

test('another world is made of a snapshot, and goes on by itself', async () => {
  const server = await serveFrozen();
  createTestPlayer(server.world);
  await server.control('snapshots', { name: 'start' }).expect(200);
  const made = await server.control('worlds', { name: 'spring', snapshot: 'start' }).expect(200);
  expect(made.body.data).toMatchObject({ snapshot: 'start', nowMs: TEST_NOW_MS });
  expect(made.body.data.players).toHaveLength(1);
});

test('of two worlds with a snapshot of one name that of the request is taken, and again by a reset', async () => {
  const server = await serveFrozen();
  await server.control('snapshots', { name: 'start' }).expect(200);
  await server.control('worlds', { name: 'spring', scenario: 'ready-to-bet' }).expect(200);
  const inSpring = (path: string, body: object) =>
    server.control(path, body).set('x-world', 'spring').expect(200);
  await inSpring('snapshots', { name: 'start' });
  const made = (await inSpring('worlds', { name: 'copy', snapshot: 'start' })).body.data;
  expect(made.players).toHaveLength(1);
  const again = (await server.control('worlds/copy/reset', {}).expect(200)).body.data;
  expect(again.players).toEqual(made.players);
});

test('a snapshot is taken along as a file and loaded into another world', async () => {
  const server = await serveFrozen();
  const player = createTestPlayer(server.world);
  await server.control('snapshots', { name: 'start' }).expect(200);
  const file = await download(server, 'start');
  const { headers } = await ask(server, 'snapshots/start/file');
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.sqlite3',
    'content-disposition': 'attachment; filename="default-start.sqlite"',
  });
  await server.control('worlds', { name: 'spring' }).expect(200);
  const loaded = await upload(server, 'copy', file).set('x-world', 'spring').expect(200);
  expect(loaded.body.data).toMatchObject({ name: 'copy', atMs: TEST_NOW_MS });
  await server.control('snapshots/copy/restore', {}).set('x-world', 'spring').expect(200);
  const info = await server.call(getUserInfoCall.path, {}, { ...player.headers, 'x-world': 'spring' });
  expect(info.body.code).toBe(200);
});

test('without a file there is nothing to load', async () => {
  const server = await createTestServer();
  const reply = await server.app.inject({ method: 'POST', url: '/__mock/snapshots/file?name=copy' });
  expect([reply.statusCode, reply.json().msg]).toEqual([400, loadSnapshotControl.takes]);
});

test('a copy of a database file with a log is a snapshot, too', async () => {
  const server = await serveFrozen();
  const image = imageOf(server.world.db);
  image[18] = 2;
  image[19] = 2;
  await upload(server, 'copy', image).expect(200);
  await server.control('snapshots/copy/restore', {}).expect(200);
});

test('a name that is taken, and one that is not there, are refused', async () => {
  const server = await serveFrozen();
  await server.control('snapshots', { name: 'start' }).expect(200);
  const taken = 'There is already a snapshot "start": delete it, or take another name.';
  expect((await server.control('snapshots', { name: 'start' }).expect(409)).body.msg).toBe(taken);
  expect((await upload(server, 'start', imageOf(server.world.db)).expect(409)).body.msg).toBe(taken);
  const missing = 'The world "default" has no snapshot "end": GET /__mock/snapshots lists all it has.';
  expect((await server.control('snapshots/end/restore', {}).expect(404)).body.msg).toBe(missing);
  expect((await ask(server, 'snapshots/end/file').expect(404)).body.msg).toBe(missing);
  expect((await supertest(server.app.server).delete('/__mock/snapshots/end').expect(404)).body.msg).toBe(
    missing,
  );
  for (const name of ['', 'Start', '-a', 'a/b', '../a', 'a.b', 'a'.repeat(61)])
    await server.control('snapshots', { name }).expect(400);
});

test('how many snapshots a world may have, and how large a file may be, is said when it is too much', async () => {
  const server = await serveFrozen();
  for (let count = 0; count < MOST_SNAPSHOTS; count += 1)
    await server.control('snapshots', { name: `s${count}` }).expect(200);
  const full = await server.control('snapshots', { name: 'more' }).expect(409);
  expect(full.body.msg).toBe('The world has 50 snapshots, and at most 50: delete one.');
  const reply = await server.app.inject({
    method: 'POST',
    url: '/__mock/snapshots/file?name=large',
    headers: {
      host: 'localhost',
      'content-type': 'application/octet-stream',
      'content-length': String(256 * 1024 * 1024 + 1),
    },
    payload: Buffer.from('the first bytes'),
  });
  expect([reply.statusCode, reply.json().msg]).toEqual([413, 'The body may have at most 268435456 bytes.']);
});

test('the snapshots of all worlds in memory share what the process has for them, and one too many is told', async () => {
  const { app } = await serveTestWorlds(createTestControl('loopback', { mostSnapshotBytes: 1_200_000 }));
  const save = (name: string, world: string) =>
    app.inject({
      method: 'POST',
      url: '/__mock/snapshots',
      headers: { host: 'localhost', 'x-world': world },
      payload: { name },
    });
  for (const name of ['spring', 'without-any'])
    await app.inject({
      method: 'POST',
      url: '/__mock/worlds',
      headers: { host: 'localhost' },
      payload: { name },
    });
  expect((await save('one', 'spring')).statusCode).toBe(200);
  let reply = await save('first', 'default');
  for (let count = 0; reply.statusCode === 200; count += 1) reply = await save(`more-${count}`, 'default');
  expect(reply.json()).toMatchObject({
    code: 409,
    msg: expect.stringContaining('at most 1200000 (SNAPSHOT_MEGABYTES): delete one.'),
  });
  await app.inject({
    method: 'DELETE',
    url: '/__mock/snapshots/one',
    headers: { host: 'localhost', 'x-world': 'spring' },
  });
  expect((await save('again', 'default')).statusCode).toBe(200);
});
