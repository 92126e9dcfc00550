import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { readMigrations } from '@canada28/db/migrate.ts';
import { openDatabase } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { MOST_SNAPSHOTS } from '@canada28/shared/control/snapshots.control.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import { soundImage } from './sound-image.ts';

const migrations = readMigrations(new URL('../../../../db/migrations/', import.meta.url));

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

test('a world is saved and made what it was: money, sessions and time', async () => {
  const server = await serveFrozen();
  const player = createTestPlayer(server.world);
  const wallet = async () => (await server.call(getMyWalletCall.path, {}, player.headers)).body;
  const before = await wallet();
  const saved = await server.control('snapshots', { name: 'start' }).expect(200);
  expect(saved.body.data).toEqual({ name: 'start', atMs: TEST_NOW_MS, bytes: expect.any(Number) });
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
  expect(gone.body.data).toEqual({ name: 'one' });
  expect(await names('default')).toEqual(['again', 'later']);
});

test('another world is made of a snapshot, and lives on its own', async () => {
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
  await server.control('worlds', { name: 'spring' }).expect(200);
  const loaded = await upload(server, 'copy', file).set('x-world', 'spring').expect(200);
  expect(loaded.body.data).toMatchObject({ name: 'copy', atMs: TEST_NOW_MS });
  await server.control('snapshots/copy/restore', {}).set('x-world', 'spring').expect(200);
  const info = await server.call(getUserInfoCall.path, {}, { ...player.headers, 'x-world': 'spring' });
  expect(info.body.code).toBe(200);
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

test('a file of an older program is brought to the newest schema', () => {
  const older = migrations.slice(0, -1);
  const db = openDatabase(':memory:');
  for (const { sql } of older) db.exec(sql);
  db.pragma(`user_version = ${older.length}`);
  db.exec(
    `INSERT INTO world_facts VALUES ('secret', '00'), ('clock', '{"worldMs":${TEST_NOW_MS},"rate":1,"wallMs":1}')`,
  );
  const { image, atMs } = soundImage({ migrations, withAudit: true }, imageOf(db));
  const migrated = openImage(image);
  expect([migrated.pragma('user_version', { simple: true }), atMs]).toEqual([migrations.length, TEST_NOW_MS]);
  db.close();
  migrated.close();
});

/** Files that are refused, each made of a whole one. */
const REFUSED: readonly [string, RegExp, (file: Buffer) => Buffer][] = [
  ['a text', /^The file is no SQLite database: /, () => Buffer.from('a text')],
  ['nothing', /^The file is no SQLite database: /, () => Buffer.alloc(0)],
  ['half of it', /^The file is damaged/, (file) => file.subarray(0, file.length / 2)],
  ['one with a broken page', /^The file is damaged/, (file) => file.fill(255, 4096 * 20, 4096 * 24)],
  [
    'one of a newer program',
    /^The file is of a newer program: its schema is 9999, /,
    sqlOn('PRAGMA user_version = 9999'),
  ],
  ['another program’s', /^The file is no world of this program: take one /, sqlOn('PRAGMA user_version = 0')],
  [
    'one with other tables',
    /^The file is no world of this program: its tables are others\./,
    sqlOn('CREATE TABLE more (a)'),
  ],
  ['one without a guard', /its tables are others\./, sqlOn('DROP TRIGGER issues_never_go')],
  [
    'one without a time',
    /it has no time and no secret\./,
    sqlOn("DELETE FROM world_facts WHERE name = 'clock'"),
  ],
  [
    'one whose clock cannot be read',
    /its fact "clock" cannot be read/,
    sqlOn("UPDATE world_facts SET value = '7' WHERE name = 'clock'"),
  ],
  ['one with a trigger named as one of SQLite', /its tables are others\./, hiding('sqlite_evil')],
  ['one with a trigger named as a table of SQLite', /its tables are others\./, hiding('sqlite_stat1')],
  [
    'one of an older program with a trigger that its migration would set off',
    /its tables are others\./,
    sqlOn(`PRAGMA user_version = 1; CREATE TRIGGER evil AFTER INSERT ON players BEGIN SELECT 1; END`),
  ],
  ...[
    ['clock', { worldMs: 2 ** 53 - 1, rate: 1, wallMs: 1 }],
    ['clock', { worldMs: TEST_NOW_MS, rate: 1e300, wallMs: 1 }],
    ['origin', 5],
    ['origin', { config: { maxChaseIssues: 'many' } }],
    ['settings', { reviewSeconds: -1 }],
    ['config', { oddsThousandths: [] }],
    ['switches', { isUnderMaintenance: 'yes' }],
    ['faults', { lastId: 1, faults: [null] }],
    ['downtimes', [null]],
    ['former-secrets', [7]],
  ].map(([name, value]): (typeof REFUSED)[number] => [
    `one whose ${name} is ${JSON.stringify(value)}`,
    /its fact "[a-z-]+" cannot be read/,
    sqlOn(`INSERT OR REPLACE INTO world_facts VALUES ('${name}', '${JSON.stringify(value)}')`),
  ]),
  [
    'one whose schedule cannot be',
    /drawIntervalSeconds|intervalSeconds/,
    sqlOn(
      `UPDATE world_facts SET value = json_set(value, '$.schedule.intervalSeconds', 1) WHERE name = 'config'`,
    ),
  ],
  ['one with money that nobody booked', /^The audit of the file is not clean: /, withLooseMoney],
];

/** A trigger under a name that nobody but SQLite itself gives. */
function hiding(name: string): (file: Buffer) => Buffer {
  return (file) => {
    const db = openImage(file);
    db.exec('CREATE TRIGGER evil_trigger AFTER INSERT ON sessions BEGIN SELECT 1; END');
    db.unsafeMode(true);
    db.pragma('writable_schema = ON');
    db.prepare('UPDATE sqlite_schema SET name = ?, sql = replace(sql, ?, ?) WHERE name = ?').run(
      name,
      'evil_trigger',
      name,
      'evil_trigger',
    );
    const image = imageOf(db);
    db.close();
    return image;
  };
}

/** Money that the ledger's own guards would never let in. */
function withLooseMoney(file: Buffer): Buffer {
  const db = openImage(file);
  const guards = listRows<{ name: string; sql: string }>(
    db,
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'accounts'",
  );
  for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`);
  db.exec('UPDATE accounts SET balance_micros = balance_micros + 1 WHERE player_id IS NOT NULL');
  for (const { sql } of guards) db.exec(sql);
  const image = imageOf(db);
  db.close();
  return image;
}

function sqlOn(sql: string): (file: Buffer) => Buffer {
  return (file) => {
    const db = openImage(file);
    db.exec(sql);
    const image = imageOf(db);
    db.close();
    return image;
  };
}

test.each(REFUSED)(
  '%s is refused in a sentence, and nothing is kept of it',
  async (_what, sentence, change) => {
    const server = await serveFrozen();
    createTestPlayer(server.world);
    const reply = await upload(server, 'copy', change(imageOf(server.world.db))).expect(400);
    expect(reply.body).toEqual({ code: 400, data: null, msg: expect.stringMatching(sentence) });
    expect((await ask(server, 'snapshots').expect(200)).body.data).toEqual([]);
  },
);
