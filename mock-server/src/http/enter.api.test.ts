import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listRows, runStatement } from '@canada28/db/prepared.ts';
import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { describe, expect, test } from 'vitest';
import { moveClock } from '../control/time/move-clock.ts';
import { addTestAddress } from '../testing/test-finance.ts';
import { createTestPlayer, type TestPlayer } from '../testing/test-player.ts';
import {
  createTestControl,
  createTestServer,
  createTestWorld,
  serveTestWorlds,
  type TestServer,
} from '../testing/test-server.ts';

const BET = {
  issueCode: '3184207',
  lotteryId: '1',
  totalAmount: 10,
  gameItem: [{ totalAmount: 10, numberRecord: '31' }],
};
const NEW_LOGIN = { oldPwd: DEMO_LOGIN_PASSWORD, newPwd: 'another-28', newAgainPwd: 'another-28' };

type Fixture = TestServer & {
  readonly player: TestPlayer;
  /** The next call whose headers have been looked at and whose body has not come. */
  readonly headersRead: () => Promise<void>;
  /** The next call whose handler is about to be prepared: passwords are being hashed from now on. */
  readonly bodyRead: () => Promise<void>;
};

/** Calls back once, whenever the hook that it hangs in is reached next. */
function signal() {
  let reached: () => void = () => undefined;
  return { reach: () => reached(), next: () => new Promise<void>((resolve) => (reached = resolve)) };
}

async function prepare(): Promise<Fixture> {
  const [headers, body] = [signal(), signal()];
  const server = await createTestServer({
    extend: (app) => {
      app.addHook('preParsing', async () => headers.reach());
      // By the next turn of the loop the handler has begun, and with it the hashing.
      app.addHook('preHandler', async () => void setImmediate(body.reach));
    },
  });
  const player = createTestPlayer(server.world, { hasPayPassword: true, hasDeposited: true });
  return { ...server, player, headersRead: headers.next, bodyRead: body.next };
}

/** Sends the headers of a call, and its body only once `meanwhile` has happened. */
async function holdingBack(
  { app, player, headersRead }: Fixture,
  { path, body }: { readonly path: string; readonly body: object },
  meanwhile: () => PromiseLike<unknown> | unknown,
): Promise<{ code: number; data: unknown }> {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const read = headersRead();
  const headers = { ...player.headers, 'content-type': 'application/json', lang: 'en' };
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    path: `/player-api/player/${path}`,
    method: 'POST',
    headers,
  });
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('response', (reply) => resolve(text(reply)));
    sent.on('error', reject);
  });
  sent.flushHeaders();
  await read;
  await meanwhile();
  sent.end(JSON.stringify(body));
  return JSON.parse(await answered);
}

function ban({ world, player }: Fixture, status: number): void {
  runStatement(world.db, 'UPDATE players SET status = :status WHERE id = :id', { status, id: player.id });
}

function endSession({ world, player }: Fixture): void {
  const ended = { id: player.id, nowMs: world.clock.nowMs() };
  runStatement(world.db, 'UPDATE sessions SET expires_at_ms = :nowMs WHERE player_id = :id', ended);
}

const count = ({ world }: Fixture, table: 'bets' | 'finance_orders') =>
  listRows(world.db, `SELECT * FROM ${table}`).length;

describe('a bet whose body is held back is decided when it is there', () => {
  const meanwhile: [string, (fixture: Fixture) => PromiseLike<unknown> | unknown, number][] = [
    ['a log out', (on) => on.call('user/logout', {}, on.player.headers), 403],
    ['a change of password elsewhere', changePasswordElsewhere, 403],
    ['a ban from the house', (on) => ban(on, 2), 403],
    ['a ban from trading', (on) => ban(on, 3), 800001],
    ['maintenance', (on) => on.control('maintenance', { on: true }), 503],
    ['the end of the session', endSession, 403],
    ['the cutoff', (on) => moveClock(on.world, { advance: 180_000 }), 6000],
    ['nothing', () => undefined, 200],
  ];

  test.each(meanwhile)('%s came in between', async (_, happen, code) => {
    const on = await prepare();
    const reply = await holdingBack(on, { path: 'game/gameBet.do', body: BET }, () => happen(on));
    expect(reply.code).toBe(code);
    expect(count(on, 'bets')).toBe(code === 200 ? 1 : 0);
  });
});

async function changePasswordElsewhere({ call, player }: Fixture): Promise<void> {
  const login = await call('user/login', { uname: player.userName, password: player.password });
  const headers = { 'P-Token': login.body.data.tokenValue };
  const changed = await call('user/changeLoginPassword', NEW_LOGIN, headers);
  expect(changed.body.code).toBe(200);
}

function changePayPassword({ world, player }: Fixture): void {
  const changed = { id: player.id, hash: 'another' };
  runStatement(world.db, 'UPDATE players SET pay_password_hash = :hash WHERE id = :id', changed);
}

describe('a withdrawal is decided again once its password is compared', () => {
  test.each([
    ['a ban from the house', (on: Fixture) => ban(on, 2), 403],
    ['a ban from trading', (on: Fixture) => ban(on, 3), 900006],
    ['maintenance', (on: Fixture) => Object.assign(on.world.switches, { isUnderMaintenance: true }), 503],
    ['another transaction password', changePayPassword, 90006],
  ])('%s came in between', async (_, happen, code) => {
    const on = await prepare();
    const addressId = addTestAddress(on.world, on.player);
    await on.call(
      'deposit/submitDepositOrder',
      { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 100 },
      on.player.headers,
    );
    moveClock(on.world, { advance: 60_000 });
    const before = count(on, 'finance_orders');
    const hashing = on.bodyRead();
    const withdrawal = { withdrawId: 1, addressId, amount: 100, password: DEMO_PAY_PASSWORD };
    const answered = on.call('withdraw/submitWithdrawOrder', withdrawal, on.player.headers).then();
    await hashing;
    happen(on);
    expect((await answered).body.code).toBe(code);
    expect(count(on, 'finance_orders')).toBe(before);
  });
});

test('what comes due while a password is hashed is waited for', async () => {
  const on = await prepare();
  const hashing = on.bodyRead();
  const changed = on
    .call(
      'user/changePayPassword',
      { newPwd: '8642', newAgainPwd: '8642', oldPwd: DEMO_PAY_PASSWORD },
      on.player.headers,
    )
    .then();
  await hashing;
  // More than one step does: the issues of two days.
  on.world.clock.set(on.world.clock.nowMs() + 2 * DAY_MS);
  expect((await changed).body.code).toBe(200);
});

test('a log out waits for a world that is behind, under maintenance too', async () => {
  const on = await prepare();
  await on.control('maintenance', { on: true }).expect(200);
  // More than one step does: the issues of two days.
  on.world.clock.set(on.world.clock.nowMs() + 2 * DAY_MS);
  expect((await on.call('user/logout', {}, on.player.headers)).body.code).toBe(200);
});

test('a question for the issue that lasts over a change of issues answers the new one', async () => {
  const on = await prepare();
  const ask = { path: 'game/findcurIssue.do', body: { lotteryId: '1' } };
  // Time passes as it does by itself: no call has drawn or opened anything when the body comes.
  const reply = await holdingBack(on, ask, () => on.world.clock.set(on.world.clock.nowMs() + 3 * 210_000));
  expect(reply).toMatchObject({ code: 200, data: { issueCode: '3184210', issueStatus: 1 } });
});

test('a body that does not come, and headers that do not, end the connection', async () => {
  const { app } = await createTestServer();
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([30_000, 10_000]);
  Object.assign(app.server, { requestTimeout: 1, headersTimeout: 1 });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const beginnings = [
    '',
    'POST /player-api/player/user/login HTTP/1.1\r\nhost: localhost\r\n',
    'POST /player-api/player/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{',
  ];
  const ends = beginnings.map((beginning) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.write(beginning);
    socket.resume();
    return new Promise((resolve) => socket.on('close', resolve));
  });
  expect(await Promise.all(ends)).toHaveLength(3);
});

describe('the world of a request', () => {
  const ask = async (headers: Record<string, string>, url = `/g/${findCurrentIssueCall.path}`) => {
    const named = ['default', 'spring', 'autumn'].map((name) => ({ ...createTestWorld(), name }));
    const { app } = await serveTestWorlds(createTestControl('anyone'), named);
    const isPage = headers.accept !== undefined;
    const method = isPage ? 'GET' : 'POST';
    return app.inject({ method, url, headers, ...(!isPage && { payload: { lotteryId: '1' } }) });
  };

  test.each([
    ['the default one', {}, 'default'],
    ['named by a cookie', { cookie: 'P-Token=abc; world=spring' }, 'spring'],
    ['named by the host', { host: 'spring.localhost:2828' }, 'spring'],
    ['named by the last label of the host', { host: 'phone1.Spring.localhost' }, 'spring'],
    ['the host before the cookie', { host: 'spring.localhost', cookie: 'world=autumn' }, 'spring'],
    ['the header before the host', { 'x-world': 'autumn', host: 'spring.localhost' }, 'autumn'],
    ['not of another name', { host: 'spring.localhost.example.com' }, 'default'],
  ])('is %s', async (_, headers, name) => {
    const reply = await ask(headers);
    expect(reply.json().code).toBe(200);
    expect(reply.headers['x-demo']).toBe(name);
  });

  test('that does not exist is a 404 with a sentence, and for a page a way back', async () => {
    const call = await ask({ 'x-world': 'winter' });
    expect(call.statusCode).toBe(404);
    expect(call.json()).toEqual({ code: 404, data: null, msg: 'There is no world "winter".' });
    const page = await ask(
      { cookie: 'world=<b>', host: 'localhost:2828', accept: 'text/html', 'accept-language': 'en' },
      '/',
    );
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('There is no world &#34;&#60;b&#62;&#34;.');
    // The way back leaves a world that a cookie names, and the host of one that has its own.
    expect(page.body).toContain('href="/"');
    expect(page.headers['set-cookie']).toContain('world=; Max-Age=0; Path=/');
    const own = await ask({ host: 'winter.localhost:2828', accept: 'text/html' }, '/');
    expect(own.body).toContain('href="http://default.localhost:2828/"');
    // At a shared host the icon is there again once the cookie is dropped; a host of its own has none.
    expect([page.body, own.body].map((body) => /rel="icon".* href="(.*?)"/.exec(body)?.[1])).toEqual([
      '/icon.svg',
      'data:,',
    ]);
  });

  test.each([
    ['', 'zh-Hans', '没有名为“winter”的世界。', '打开公共演示'],
    ['zh-TW', 'zh-Hant', '沒有名為「winter」的世界。', '開啟公用示範'],
    ['en-GB', 'en', 'There is no world &#34;winter&#34;.', 'Open the public demo'],
    ['ja', 'ja', 'ワールド「winter」はありません。', '共用のデモを開く'],
    ['ko-KR', 'ko', '“winter” 월드가 없습니다.', '공용 데모 열기'],
  ])('that does not exist is told in the language of the browser: %j', async (asked, tag, sentence, way) => {
    const headers = { cookie: 'world=winter', accept: 'text/html', 'accept-language': asked };
    const { body } = await ask(headers, '/');
    expect(body).toContain(`<html lang="${tag}">`);
    expect(body).toContain(`<h1>${sentence}</h1>`);
    expect(body).toContain(`>${way}</a>`);
  });
});
