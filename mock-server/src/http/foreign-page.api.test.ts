import { listRows } from '@canada28/db/prepared.ts';
import { describe, expect, test } from 'vitest';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer } from '../testing/test-server.ts';

const BET = {
  issueCode: '3184207',
  lotteryId: '1',
  totalAmount: 10,
  gameItem: [{ totalAmount: 10, numberRecord: '31' }],
};
const PAY_PASSWORD = { newPwd: '2468', newAgainPwd: '2468' };

type Headers = Record<string, string>;

/** What the browser adds to requests of such a page; the server of these tests is `mock.lan:2828`. */
const FOREIGN: [string, Headers][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, on plain http', { origin: 'http://evil.example' }],
  ['another port of the same host', { origin: 'http://mock.lan:9000' }],
  ['another port of the same host, to a new browser', { 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
];

const OWN: [string, Headers][] = [
  ['the same origin, on plain http', { origin: 'http://mock.lan:2828' }],
  ['the same origin', { origin: 'https://mock.lan:2828', 'sec-fetch-site': 'same-origin' }],
  // The dev server and any proxy that rewrites Host: the browser knows where its page came from.
  ['the same origin behind a proxy', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' }],
  ['a program, or the address bar', {}],
];

async function prepare(page: Headers) {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const headers = { host: 'mock.lan:2828', ...page };
  return {
    ...server,
    player,
    page: headers,
    cookie: { ...headers, cookie: `P-Token=${player.headers['P-Token']}` },
  };
}

describe.each(FOREIGN)('a page of %s', (_, page) => {
  test('neither bets nor sets the first transaction password by the cookie alone', async () => {
    const { game, call, cookie, world } = await prepare(page);
    expect((await game('gameBet.do', BET, cookie)).body).toMatchObject({ code: 403, data: null });
    expect((await call('user/changePayPassword', PAY_PASSWORD, cookie)).body.code).toBe(403);
    expect(listRows(world.db, 'SELECT * FROM bets')).toEqual([]);
    expect(listRows(world.db, 'SELECT * FROM players WHERE pay_password_hash IS NOT NULL')).toEqual([]);
  });

  test('neither replaces nor clears the cookie of the log in, nor ends the session', async () => {
    const { call, player, cookie } = await prepare(page);
    const login = await call('user/login', { uname: player.userName, password: player.password }, cookie);
    const logout = await call('user/logout', {}, cookie);
    for (const reply of [login, logout]) {
      expect(reply.body.code).toBe(403);
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect((await call('user/getUserInfo', {}, player.headers)).body.code).toBe(200);
  });

  test('may what its own token allows: only a page that knows it can send that header', async () => {
    const { game, page: headers, player } = await prepare(page);
    expect((await game('gameBet.do', BET, { ...headers, ...player.headers })).body.code).toBe(200);
  });

  test('gets no further by an empty token header', async () => {
    const { game, cookie } = await prepare(page);
    expect((await game('gameBet.do', BET, { ...cookie, 'x-token': '' })).body.code).toBe(403);
  });
});

test.each(OWN)('from %s, the cookie opens the session', async (_, page) => {
  const { game, call, cookie, player, page: headers } = await prepare(page);
  expect((await game('gameBet.do', BET, cookie)).body.code).toBe(200);
  const login = await call('user/login', { uname: player.userName, password: player.password }, headers);
  expect(login.headers['set-cookie']).toHaveLength(1);
});

test('a default port may be said or left out', async () => {
  const { game, cookie } = await prepare({ host: 'mock.lan:80', origin: 'http://mock.lan' });
  expect((await game('gameBet.do', BET, cookie)).body.code).toBe(200);
});
