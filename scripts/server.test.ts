import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { call, control, type Environment, stop } from '@canada28/mock-server/testing/server-process.ts';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { joinByCode } from './lib/join-by-code.ts';
import { serverUnderTest } from './lib/server-under-test.ts';

const { databasePath, startServer, launchServer } = serverUnderTest('test-results/server/main.js');

/** Starts it where it cannot run: exactly one sentence and no stack. */
async function refusalOf(env: Environment = {}): Promise<string> {
  const { code, out, err } = await launchServer(env).ended;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^[^\n]+\.?\n$/);
  expect(err).not.toMatch(/ at .+:\d+/);
  return err.trim();
}

const LOGIN = { uname: 'demo', password: 'demo2828' };

test('it greets, serves, ends gracefully on Ctrl-C, and the next start goes on with its data', async () => {
  const first = await startServer();
  const login = await call(first, '/player-api/player/user/login', LOGIN);
  const headers = { 'x-token': String(login.data.tokenValue) };
  await call(first, '/player-api/player/user/updateUserInfo', { userSign: 'still here' }, headers);
  await call(first, '/__mock/clock', { advance: 3_600_000 });
  const issue = await call(first, '/player-api/player/game/findcurIssue.do', { lotteryId: '1' });
  const before = await call(first, '/player-api/player/user/getUserInfo', {}, headers);
  const ended = await stop(first, 'SIGINT');
  expect(ended).toMatchObject({ code: 0, err: '' });
  expect(ended.out).toContain('Ctrl-C stops');

  const second = await startServer();
  const profile = await call(second, '/player-api/player/user/getUserInfo', {}, headers);
  expect(profile.data).toEqual(before.data);
  expect(profile.data).toMatchObject({ userName: 'demo', userSign: 'still here' });
  const goesOn = await call(second, '/player-api/player/game/findcurIssue.do', { lotteryId: '1' });
  expect(Number(goesOn.data.issueCode) - Number(issue.data.issueCode)).toBeLessThanOrEqual(1);
  expect(Number(goesOn.data.serverTime)).toBeGreaterThanOrEqual(Number(issue.data.serverTime));
  expect((await stop(second, 'SIGTERM')).code).toBe(0);
});

test('Ctrl-C ends it at once although connections are open that send nothing, as browsers keep them', async () => {
  const server = await startServer();
  const port = Number(new URL(server.url).port);
  const openings = ['', 'POST / HTTP/1.1\r\n', 'GET /nothing HTTP/1.1\r\nhost: localhost\r\n\r\n'];
  await Promise.all(openings.map((opening) => openConnection(port, opening)));
  expect(await stop(server, 'SIGINT')).toMatchObject({ code: 0, err: '' });
});

test('Ctrl-C closes its worlds and ends without an error under a long move of the clock and replies that are not read', async () => {
  const server = await startServer({ PAST_DRAWS: '2000' });
  for (let search = 0; search < 30; search += 1)
    await call(server, '/player-api/player/game/findHistoryIssue.do', { lotteryId: '1', pageSize: 2000 });
  await call(server, '/__mock/snapshots', { name: 'large' });
  const port = Number(new URL(server.url).port);
  const paths = ['journal/stream?last=30', 'snapshots/large/file'];
  await Promise.all(paths.map((path) => openConnection(port, get(path).repeat(25))));
  const move = call(server, '/__mock/clock', { advance: 366 * 24 * 3_600_000 });
  // A move that comes to a server that is closing does not begin.
  await expect
    .poll(async () => (await control(server, '/worlds/default')).data.nowMs)
    .toBeGreaterThan(Date.now() + 3_600_000);
  expect(await stop(server, 'SIGINT')).toMatchObject({ code: 0, err: '' });
  expect((await move).code).toBe(409);
  expect(existsSync(`${databasePath()}-wal`)).toBe(false);
});

const get = (path: string) => `GET /__mock/${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

test('the program checks a file that is uploaded, in a thread of its own', async () => {
  const server = await startServer();
  await call(server, '/__mock/snapshots', { name: 'one' });
  const file = await (await fetch(`${server.url}/__mock/snapshots/one/file`)).arrayBuffer();
  const upload = async (name: string, body: BodyInit) => {
    const headers = { 'content-type': 'application/octet-stream' };
    const url = `${server.url}/__mock/snapshots/file?name=${name}`;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  expect(await upload('two', file)).toBe(200);
  expect(await upload('three', file.slice(0, file.byteLength / 2))).toBe(400);
  expect((await stop(server, 'SIGINT')).code).toBe(0);
});

/** Connects, sends an opening and keeps the connection; waits for the answer where there will be one. */
function openConnection(port: number, opening: string): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port });
  onTestFinished(() => {
    socket.destroy();
  });
  return new Promise((resolve) => {
    socket.write(opening, () => {
      if (!opening.endsWith('\r\n\r\n')) resolve();
    });
    // No more is read than the answer's beginning.
    socket.once('data', () => {
      socket.pause();
      resolve();
    });
  });
}

test('a world that is kept is found again by the next start; one in memory is not', async () => {
  const first = await startServer();
  const spring = { 'x-world': 'spring' };
  await call(first, '/__mock/worlds', { name: 'spring', keep: true });
  await call(first, '/__mock/worlds', { name: 'autumn' });
  const login = await call(first, '/player-api/player/user/login', LOGIN, spring);
  await stop(first, 'SIGINT');

  const second = await startServer();
  const { data: worlds } = await control(second, '/worlds');
  expect(worlds).toMatchObject([{ name: 'default' }, { name: 'spring' }]);
  const headers = { ...spring, 'x-token': String(login.data.tokenValue) };
  expect((await call(second, '/player-api/player/user/getUserInfo', {}, headers)).code).toBe(200);
});

test('an invitation into a kept world, its code and the phones that joined outlive a restart', async () => {
  const first = await startServer();
  await call(first, '/__mock/worlds', { name: 'spring', keep: true });
  const { data: invitation } = await call(first, '/__mock/worlds/spring/invitation', {});
  const phone = await joinByCode(first, invitation.shortCode);
  expect(await stop(first, 'SIGTERM')).toMatchObject({ code: 0 });
  const second = await startServer();
  const again = await call(second, '/__mock/worlds/spring/invitation', {});
  // The port is another one.
  expect(again.data.shortCode).toBe(invitation.shortCode);
  const profile = await call(second, '/player-api/player/user/getUserInfo', {}, phone);
  expect(profile.data).toMatchObject({ userName: 'visitor1' });
  await stop(second, 'SIGTERM');
});

test('a file that is no database is refused', async () => {
  writeFileSync(databasePath(), 'these are not the bytes of a database '.repeat(200));
  expect(await refusalOf()).toBe(
    `The database file ${databasePath()} cannot be opened: file is not a database.`,
  );
});

test('the file of a newer program is refused', async () => {
  const db = new Sqlite(databasePath());
  db.pragma('user_version = 9999');
  db.close();
  expect(await refusalOf()).toMatch(/^The database file .* has schema 9999, newer than this program's \d+: /);
});

test('the file of another program is refused', async () => {
  new Sqlite(databasePath()).exec('CREATE TABLE invoices (id INTEGER)').close();
  expect(await refusalOf()).toBe(
    `The database file ${databasePath()} holds another program's tables: use another file.`,
  );
});

test('a file damaged further in is refused', async () => {
  await stop(await startServer(), 'SIGTERM');
  const firstPageBytes = 4096;
  writeFileSync(databasePath(), readFileSync(databasePath()).fill(255, firstPageBytes));
  expect(await refusalOf()).toMatch(/^The database file .*malformed/);
});

test('a file with a number that no program of ours wrote is refused', async () => {
  const db = new Sqlite(databasePath());
  db.exec('CREATE TABLE players (id INTEGER)');
  db.pragma('user_version = -1');
  db.close();
  expect(await refusalOf()).toBe(
    `The database file ${databasePath()} holds another program's tables: use another file.`,
  );
});

test('a second server on the same file is refused, but not after the first one was killed', async () => {
  const first = await startServer();
  expect(await refusalOf()).toBe(
    `The database file ${databasePath()} is used by another server: stop that one, or set DATABASE_PATH to another file.`,
  );
  await stop(first, 'SIGKILL');
  await stop(await startServer(), 'SIGTERM');
});

test('a foreign lock on the file freezes no call: they are told to try again, pages come', async () => {
  const server = await startServer();
  // What came due meanwhile would have to be written before anything is read.
  expect(await call(server, '/__mock/clock', { freeze: true })).toMatchObject({ code: 200 });
  const foreign = new Sqlite(databasePath());
  foreign.exec('BEGIN IMMEDIATE');
  const login = await call(server, '/player-api/player/user/login', LOGIN);
  expect(login.code).toBe(5000);
  // What all callers read alike needs no lock, the next call does.
  const issue = await call(server, '/player-api/player/game/findcurIssue.do', { lotteryId: '1' });
  expect(issue.code).toBe(200);
  expect((await call(server, '/player-api/player/chat/list', {})).code).toBe(5000);
  expect((await fetch(`${server.url}/docs/json`)).status).toBe(200);
  foreign.exec('ROLLBACK');
  foreign.close();
  expect((await call(server, '/player-api/player/user/login', LOGIN)).code).toBe(200);
  expect((await stop(server, 'SIGTERM')).err).not.toMatch(/ at .+:\d+/);
});

test('a file that is deleted while it is in use is told in one sentence', async () => {
  const server = await startServer();
  const said = new Promise<string>((resolve) => {
    server.process.stderr?.on('data', (chunk) => resolve(String(chunk)));
  });
  rmSync(databasePath());
  expect(await said).toContain(`The database file ${databasePath()} was deleted or replaced`);
  await stop(server, 'SIGTERM');
});

test('a damaged page that only a call comes across is told in one sentence, too', async () => {
  const first = await startServer();
  // Its clock stands: a draw that comes due meanwhile would reach the page first, for the chase that it goes on with.
  expect(await call(first, '/__mock/clock', { freeze: true })).toMatchObject({ code: 200 });
  await stop(first, 'SIGTERM');
  const db = new Sqlite(databasePath());
  const pages = db.prepare(`SELECT rootpage FROM sqlite_schema WHERE tbl_name = 'play_limits'`).pluck().all();
  db.close();
  const bytes = readFileSync(databasePath());
  for (const page of pages) bytes.fill(255, (Number(page) - 1) * 4096, Number(page) * 4096);
  writeFileSync(databasePath(), bytes);
  const server = await startServer();
  const login = await call(server, '/player-api/player/user/login', LOGIN);
  const headers = { 'x-token': String(login.data.tokenValue) };
  const limits = await call(server, '/player-api/player/user/getPlayLimits', {}, headers);
  expect(limits.code).toBe(500);
  const { err } = await stop(server, 'SIGTERM');
  expect(err).toContain('The database file cannot be used: database disk image is malformed.');
  expect(err).not.toMatch(/ at .+:\d+/);
});

test('a clock that cannot be read is refused', async () => {
  await stop(await startServer(), 'SIGTERM');
  const db = new Sqlite(databasePath());
  db.exec(`UPDATE world_facts SET value = '{"worldMs":' WHERE name = 'clock'`);
  db.close();
  expect(await refusalOf()).toBe(
    `The database file ${databasePath()} is damaged: its fact "clock" cannot be read. Use another file, or npm run db:reset.`,
  );
});

test('a port in use is refused', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  onTestFinished(() => {
    other.close();
  });
  expect(await refusalOf({ PORT: String(port) })).toBe(`Port ${port} is in use: set PORT to another one.`);
});

test.each([
  ['PORT', 'http', 'PORT is "http", but must be a whole number from 0 to 65535.'],
  ['MAINTENANCE', 'never', /^MAINTENANCE is "never", but must be one of: shift, /],
  ['TIME_ZONE', 'Mars/Olympus', /^TIME_ZONE is "Mars\/Olympus", but must be the IANA name of a time zone/],
  ['DRAW_REPLAY_FILE', '/no/draws', /^DRAW_REPLAY_FILE is "\/no\/draws", but must .*: there is no file/],
  ['HOST', '192.0.2.1', 'HOST is "192.0.2.1", which is no address of this machine.'],
])('%s=%s is refused', async (name, value, sentence) => {
  expect(await refusalOf({ [name]: value })).toMatch(sentence);
});
