import { openImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { WORLD_TABLES } from '../../app/world-tables.ts';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { findIssueOfMoment } from '../../features/draws/draws.repository.ts';
import { openTestBug, saveTestBug } from '../../testing/test-bug.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { PART } from './bug-file.ts';
import { unpackParts } from './bug-zip.ts';

const LEDGER = 'SELECT * FROM entries ORDER BY id';

const ledgerOf = ({ db }: World) => listRows(db, LEDGER);

function worldOf({ app }: TestServer, name: string): World {
  const world = app.worlds.hosted(name)?.open();
  if (world === undefined) throw new Error(`no world ${name}`);
  return world;
}

async function entriesOf(server: TestServer, world: string): Promise<JournalEntry[]> {
  const url = '/__mock/journal?pageSize=1000';
  const reply = await server.app.inject({ url, headers: { 'x-world': world, 'x-observer': '1' } });
  return reply.json().data.list.reverse();
}

async function historyOf({ app }: TestServer, world: string): Promise<object[]> {
  const headers = { 'x-world': world, 'x-observer': '1' };
  return (await app.inject({ url: '/__mock/history', headers })).json().data;
}

/** A world with bets, a log in, a refusal, a fault, a lost reply, a mark, a step back and a move of the clock. */
async function liveALittle(server: TestServer) {
  const { world, call, game, control } = server;
  await control('clock', { freeze: true }).expect(200);
  const player = createTestPlayer(world);
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  const bet = (amount: number) => ({
    issueCode,
    lotteryId: '1',
    totalAmount: amount,
    gameItem: [{ totalAmount: amount, numberRecord: '31' }],
  });
  await call('user/login', { uname: player.userName, password: DEMO_LOGIN_PASSWORD, code: '', type: '1' });
  await game('gameBet.do', bet(10), { ...player.headers, 'idempotency-key': 'one' });
  await game('gameBet.do', bet(10), { ...player.headers, 'idempotency-key': 'one' });
  await game('gameBet.do', bet(5000), { ...player.headers, lang: 'kor' });
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); no function, so no promise.
  await control('faults', { match: { path: 'wallet/*', nth: 2 }, then: { httpStatus: 500 } }).expect(200);
  await call('wallet/getMyWallet', {}, player.headers);
  await call('wallet/getMyWallet', {}, player.headers);
  await control('clock', { advance: HOUR_MS }).expect(200);
  await control('clock', { back: true }).expect(200);
  await control('clock', { advance: 210_000 }).expect(200);
  const refused = (await entriesOf(server, 'default')).find(
    (entry) => entry.kind === 'call' && entry.code === ERROR_CODES.insufficientBalance,
  );
  const entry = refused?.id ?? 0;
  await control(`journal/${entry}/mark`, { note: 'this one' }).expect(200);
  return { player, entry };
}

test('a world that was saved and opened is at the same moment, with the same books and the same journal', async () => {
  const server = await createTestServer();
  const { player, entry } = await liveALittle(server);
  const before = await entriesOf(server, 'default');
  const file = await saveTestBug(server.app, { title: 'It is refused!', note: 'why?', entry, page: '/bet' });
  const { data } = await openTestBug(server.app, file);
  expect(data).toMatchObject({
    world: { name: 'bug-it-is-refused', nowMs: TEST_NOW_MS + 210_000, rate: 0, kept: false },
    bug: {
      title: 'It is refused!',
      note: 'why?',
      entry,
      player: player.userName,
      language: 'kor',
      page: '/bet',
      world: 'default',
      rate: 0,
    },
  });
  const opened = worldOf(server, data.world.name);
  expect(ledgerOf(opened)).toEqual(ledgerOf(worldOf(server, 'default')));
  expect(ledgerOf(opened).length).toBeGreaterThan(3);
  expect(auditDatabase(opened.db).broken).toEqual([]);
  const steps = await historyOf(server, 'default');
  expect(await historyOf(server, data.world.name)).toEqual(steps.map((step) => ({ ...step, told: true })));
  expect(steps.length).toBeGreaterThan(2);
  // The last one is the call that opened it.
  const after = await entriesOf(server, data.world.name);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ kind: 'control', url: '/__mock/worlds/bug', atMs: data.world.nowMs });
  const marks = await server.app.inject({ url: '/__mock/journal', headers: { 'x-world': data.world.name } });
  expect(marks.json().data.marks).toEqual([{ id: entry, note: 'this one' }]);
});

test.each([
  ['Später: 50 %', 'Sp_ter  50 %', 'Sp%C3%A4ter%20%2050%20%25'],
  ['half of a sign \ud83d', 'half of a sign _', 'half%20of%20a%20sign%20%EF%BF%BD'],
])('the file is called after its title, whatever letters that has: %j', async (title, plain, own) => {
  const { app } = await createTestServer();
  const reply = await app.inject({ method: 'POST', url: '/__mock/bug', payload: { title } });
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="${plain}.c28"; filename*=UTF-8''${own}.c28`,
  );
});

test('what comes next is what came next there: the same draws, and faults that go on counting', async () => {
  const server = await createTestServer();
  await liveALittle(server);
  const { data } = await openTestBug(server.app, await saveTestBug(server.app, { title: 'draws' }));
  const headers = { 'x-world': data.world.name };
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  await server.control('clock', { advance: HOUR_MS }).set(headers).expect(200);
  const drawsOf = ({ db }: World) => listRows(db, 'SELECT issue_code, numbers, seed FROM issues ORDER BY id');
  expect(drawsOf(worldOf(server, data.world.name))).toEqual(drawsOf(worldOf(server, 'default')));
  const faults = await server.app.inject({ url: '/__mock/faults', headers });
  expect(faults.json().data).toMatchObject([{ hits: 1, isOver: true }]);
});

test('what was undone when the world was saved is told, and nothing brings it back', async () => {
  const server = await createTestServer();
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  await server.control('clock', { back: true }).expect(200);
  const [undone] = await historyOf(server, 'default');
  expect(undone).toMatchObject({ what: '+ 1 h', undone: true, next: true });
  const { data } = await openTestBug(server.app, await saveTestBug(server.app, { title: 'undone' }));
  const { next: _next, ...told } = Object(undone);
  expect(await historyOf(server, data.world.name)).toEqual([{ ...told, told: true }]);
});

test('no session of the world goes along, and a link opens the phone of the player on its page', async () => {
  const server = await createTestServer();
  const { player, entry } = await liveALittle(server);
  const file = await saveTestBug(server.app, { title: 'Phone', entry, page: '/wallet?tab=2' });
  const { data } = await openTestBug(server.app, file, 'phone');
  const headers = { ...player.headers, 'x-world': 'phone' };
  expect((await server.call('wallet/getMyWallet', {}, headers)).body.code).toBe(ERROR_CODES.notLoggedIn);
  const link = new URL(data.links.phone);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    world: 'phone',
    as: player.userName,
    lang: 'kor',
    to: '/wallet?tab=2',
  });
  const body = Object.fromEntries(link.searchParams);
  const entered = await server.control('open', body).expect(200);
  expect(entered.body.data.to).toBe('/wallet?tab=2');
  const session = { 'P-Token': entered.body.data.storage.token, 'x-world': 'phone' };
  const there = await server.call('wallet/getMyWallet', {}, session);
  const here = await server.call('wallet/getMyWallet', {}, player.headers);
  expect(there.body).toEqual(here.body);
  const { run } = (
    await server.app.inject({ url: '/__mock/journal', headers: { 'x-world': 'phone' } })
  ).json().data;
  expect(new URL(data.links.console).hash).toBe(`#/journal?entry=${run}.${entry}`);
});

test('no secret is in the file: no password, no token, no session, nor what was left of one', async () => {
  const server = await createTestServer();
  const { player } = await liveALittle(server);
  const parts = await unpackParts(await saveTestBug(server.app, { title: 'secrets' }));
  const texts = Object.entries(parts).map(([name, part]) => [name, part.toString('latin1')] as const);
  expect(texts.map(([name]) => name).sort()).toEqual(
    [PART.facts, PART.image, PART.beginning, PART.journal, PART.history].sort(),
  );
  for (const secret of [DEMO_LOGIN_PASSWORD, player.headers['P-Token'] ?? ''])
    expect(texts.filter(([, text]) => text.includes(secret))).toEqual([]);
  const { db: live } = worldOf(server, 'default');
  const tokens = listRows<{ hash: Buffer }>(live, 'SELECT token_hash AS hash FROM sessions');
  expect(tokens.length).toBeGreaterThan(0);
  for (const { hash } of tokens) expect(parts[PART.image]?.includes(hash)).toBe(false);
  const db = openImage(parts[PART.image] ?? Buffer.alloc(0));
  const left = Object.entries(WORLD_TABLES)
    .filter(([, { isOfOneWorld }]) => isOfOneWorld === true)
    .map(([table]) => [table, listRows(db, `SELECT count(*) AS count FROM ${table}`)]);
  expect(left.length).toBeGreaterThan(1);
  for (const [, rows] of left) expect(rows).toEqual([{ count: 0 }]);
});

test('a reset goes back to the moment of the bug; a snapshot shows the world where its journal begins', async () => {
  const server = await createTestServer();
  await liveALittle(server);
  await openTestBug(server.app, await saveTestBug(server.app, { title: 'again' }), 'again');
  const headers = { 'x-world': 'again' };
  await server.control('clock', { advance: HOUR_MS }).set(headers).expect(200);
  const reset = await server.control('worlds/again/reset', {}).expect(200);
  expect(reset.body.data).toMatchObject({ nowMs: TEST_NOW_MS + 210_000, rate: 0 });
  const restored = await server
    .control('snapshots/where-the-journal-begins/restore', {})
    .set(headers)
    .expect(200);
  // There its clock ran.
  expect(restored.body.data.rate).toBe(1);
  expect(restored.body.data.nowMs - TEST_NOW_MS).toBeLessThan(210_000);
});

/** Changes the books behind the back of what guards them, and puts the guard up again. */
function bendBooks({ db }: World): void {
  const [guard] = listRows<{ sql: string }>(
    db,
    "SELECT sql FROM sqlite_schema WHERE name = 'entries_never_change'",
  );
  db.exec('DROP TRIGGER entries_never_change');
  db.exec('UPDATE entries SET amount_micros = amount_micros + 1 WHERE id = (SELECT max(id) FROM entries)');
  db.exec(guard?.sql ?? '');
}

test('a world whose books went wrong is saved, and opened as it is', async () => {
  const server = await createTestServer();
  await liveALittle(server);
  bendBooks(worldOf(server, 'default'));
  const { broken } = auditDatabase(worldOf(server, 'default').db);
  expect(broken.length).toBeGreaterThan(0);
  await openTestBug(server.app, await saveTestBug(server.app, { title: 'books' }), 'books');
  expect(auditDatabase(worldOf(server, 'books').db).broken).toEqual(broken);
});

test.each(['//elsewhere.example', '/\\elsewhere.example', '/__mock/worlds'])(
  'a page that no link opens is none of the phone: %s',
  async (page) => {
    const { app } = await createTestServer();
    const reply = await app.inject({ method: 'POST', url: '/__mock/bug', payload: { title: 'Lost', page } });
    const msg = '"page" must be a path of the product, like /withdraw.';
    expect(reply.json()).toEqual({ code: 400, data: null, msg });
  },
);
