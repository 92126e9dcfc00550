import { once } from 'node:events';
import { promisify } from 'node:util';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import supertest from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  addTestFault,
  createFaultFixture,
  isSigned,
  listTestFaults,
  SIGN_PATH,
  sign,
  socketOfSign,
  wireOfSign,
} from '../../testing/test-faults.ts';

const bodyOf = (wire: string) => wire.split('\r\n\r\n').at(-1);
const SUCCESS = '{"code":200,"data":true,"msg":""}';

describe('answers in the place of a call, which is not carried out', () => {
  test.each<[FaultRequest['then'], number, string, Readonly<Record<string, string>>]>([
    [{ httpStatus: 403 }, 403, '', {}],
    [{ httpStatus: 599 }, 599, '', {}],
    [{ code: 600, msg: 'Later' }, 200, '{"code":600,"data":null,"msg":"Later"}', {}],
    [{ code: 0 }, 200, '{"code":0,"data":null,"msg":""}', {}],
    [
      { code: 600, msgHeader: '稍后 100%' },
      200,
      '{"code":600,"data":null,"msg":""}',
      { msg: '%E7%A8%8D%E5%90%8E%20100%25' },
    ],
    // Half of a sign that takes two.
    [{ code: 600, msgHeader: '\ud800' }, 200, '{"code":600,"data":null,"msg":""}', { msg: '%EF%BF%BD' }],
    [
      { successHeader: true, body: { code: 7, data: [null, 'odd'] } },
      200,
      '{"code":7,"data":[null,"odd"]}',
      { success: 'true' },
    ],
    [{ successHeader: true, body: 'text' }, 200, '"text"', { success: 'true' }],
    [
      { maintenance: true },
      200,
      '{"code":503,"data":null,"msg":"The service is under maintenance, please try again later"}',
      {},
    ],
  ])('%j', async (what, status, body, headers) => {
    const server = await createFaultFixture();
    await addTestFault(server, what, { path: SIGN_PATH });
    const reply = await sign(server).expect(status).expect('x-demo', 'default');
    expect(reply.text).toBe(body);
    expect(reply.headers).toMatchObject({ ...headers, 'content-type': 'application/json; charset=utf-8' });
    expect(await isSigned(server)).toBe(false);
  });

  test('a connection that is closed before the call', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { close: 'before' }, { path: SIGN_PATH });
    expect(await wireOfSign(server)).toBe('');
    expect(await isSigned(server)).toBe(false);
  });

  test('a session that is ended for good', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { sessionExpired: true }, { times: 1 });
    expect((await sign(server)).body).toMatchObject({ code: 403, data: null });
    expect((await server.call('user/getUserInfo', {}, server.player.headers)).body.code).toBe(403);
    const { userName: uname, password } = server.player;
    const login = await server.call('user/login', { uname, password });
    const headers = { 'P-Token': login.body.data.tokenValue };
    expect((await server.call('user/getUserInfo', {}, headers)).body.data.userSign).not.toBe('was here');
  });
});

describe('spoils the reply of a call that is carried out', () => {
  test.each<[FaultRequest['then'], string]>([
    [{ malformedJson: true }, SUCCESS.slice(0, SUCCESS.length / 2)],
    [{ emptyBody: true }, ''],
    [{ dripMs: 1 }, SUCCESS],
  ])('%j', async (what, body) => {
    const server = await createFaultFixture();
    await addTestFault(server, what, { path: SIGN_PATH });
    const wire = await wireOfSign(server);
    expect(wire).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(wire).toContain(`content-length: ${body.length}\r\n`);
    expect(bodyOf(wire)).toBe(body);
    expect(wire).not.toMatch(/new-token/i);
    expect(await isSigned(server)).toBe(true);
  });

  test('a reply that many share is spoilt for this caller only', async () => {
    const server = await createFaultFixture();
    const history = () => server.game('findHistoryIssue.do', { lotteryId: '1' });
    const { text: whole } = await history();
    await addTestFault(server, { malformedJson: true }, { nth: 1 });
    await expect(history()).rejects.toThrow(/JSON/);
    expect((await history()).text).toBe(whole);
  });

  test('a drip comes byte by byte', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { dripMs: 1 }, { path: 'chat/list' });
    const reply = await server.app.inject({
      method: 'POST',
      url: '/player-api/player/chat/list',
      payloadAsStream: true,
    });
    const sizes: number[] = [];
    for await (const chunk of reply.stream()) sizes.push(chunk.length);
    expect(sizes).toHaveLength(Number(reply.headers['content-length']));
  });

  test('a connection that is closed after the call was carried out', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { close: 'after' }, { path: SIGN_PATH });
    expect(await wireOfSign(server)).toBe('');
    expect(await isSigned(server)).toBe(true);
  });

  test.each(['before', 'after'] as const)(
    'a browser is answered what it cannot read where the connection closes %s the call, so that it does not repeat it',
    async (close) => {
      const server = await createFaultFixture();
      await addTestFault(server, { close }, { path: SIGN_PATH });
      const wire = await wireOfSign(server, 'Mozilla/5.0 (X11; Linux x86_64)');
      expect(wire).toBe('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 1\r\n\r\n');
      expect(await isSigned(server)).toBe(close === 'after');
    },
  );

  test('such a connection ends, whether or not the browser closes its own side', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { close: 'before' }, { path: SIGN_PATH });
    const browser = socketOfSign(server, 'Mozilla/5.0', { allowHalfOpen: true });
    onTestFinished(() => void browser.destroy());
    await once(browser.resume(), 'end');
    const open = promisify(server.app.server.getConnections.bind(server.app.server));
    await expect.poll(() => open()).toBe(0);
  });

  test('a new token, in the header and in the cookie, of a success and of a refusal alike', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { newToken: true }, { path: SIGN_PATH });
    const first = (await sign(server)).headers['new-token'] ?? '';
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    const refused = await server.call(SIGN_PATH, { userSex: 9 }, { 'P-Token': first });
    const second = refused.headers['new-token'];
    expect(refused.body.code).toBe(400);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(refused.headers['set-cookie']).toEqual([
      `P-Token=${second}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    const read = await server.call('user/getUserInfo', {}, { 'P-Token': second ?? '' });
    expect(read.body.code).toBe(200);
    expect(read.headers['new-token']).toBeUndefined();
  });

  test('no token comes where the call has just ended the session', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { newToken: true });
    const reply = await server.call('user/logout', {}, server.player.headers);
    expect(reply.body.code).toBe(200);
    expect(reply.headers['new-token']).toBeUndefined();
  });
});

test.each<FaultRequest['then']>([
  { sessionExpired: true },
  { code: 600 },
  { httpStatus: 502 },
  { close: 'before' },
  { newToken: true },
])(
  'a page of another origin is refused as ever, and neither uses up %j nor is harmed by it',
  async (what) => {
    const server = await createFaultFixture();
    await addTestFault(server, what, { times: 1 });
    const token = server.player.headers['P-Token'];
    const page = { host: 'localhost:2828', origin: 'http://localhost:9000', cookie: `P-Token=${token}` };
    const reply = await server.call(SIGN_PATH, { userSign: 'was here' }, page);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ code: 403, data: null });
    expect(reply.headers).not.toHaveProperty('new-token');
    expect(await listTestFaults(server)).toMatchObject([{ hits: 0 }]);
    await supertest(server.app.server).delete('/__mock/faults').expect(200);
    expect((await server.call('user/getUserInfo', {}, server.player.headers)).body.code).toBe(200);
  },
);

describe('several at once', () => {
  test('an HTTP status, an answer, a new token and a wait make one reply', async () => {
    const server = await createFaultFixture();
    for (const what of [
      { newToken: true },
      { code: 500, msg: 'gone' },
      { httpStatus: 502 },
      { latencyMs: 1 },
    ] as const)
      await addTestFault(server, what, { path: SIGN_PATH });
    const reply = await sign(server).expect(502);
    expect(reply.body).toEqual({ code: 500, data: null, msg: 'gone' });
    expect(reply.headers['new-token']).toMatch(/^[0-9a-f]{32}$/);
    expect((await listTestFaults(server)).map(({ hits }) => hits)).toEqual([1, 1, 1, 1]);
  });

  test('maintenance comes with an HTTP status, and breaks off', async () => {
    const server = await createFaultFixture();
    for (const what of [{ maintenance: true }, { httpStatus: 503 }, { malformedJson: true }] as const)
      await addTestFault(server, what, { path: SIGN_PATH });
    expect(await wireOfSign(server)).toMatch(/^HTTP\/1.1 503 [\s\S]+\r\n\r\n\{"code":503,[^}]*$/);
  });

  test('a session ends, and the reply that would tell of it is lost', async () => {
    const server = await createFaultFixture();
    await addTestFault(server, { close: 'after' }, { path: SIGN_PATH });
    await addTestFault(server, { sessionExpired: true }, { path: SIGN_PATH });
    expect(await wireOfSign(server)).toBe('');
    expect((await server.call('user/getUserInfo', {}, server.player.headers)).body.code).toBe(403);
  });
});
