import { once } from 'node:events';
import { request } from 'node:http';
import { createRecordingControl } from '@canada28/shared/control/worlds.control.ts';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import {
  createTestControl,
  createTestServer,
  serveTestWorlds,
  type TestServer,
} from '../../testing/test-server.ts';

const NOTICES = 'common/getSystemNotice';
const AT = '2026-09-16T02:01:00.000Z';

type Call = {
  readonly path?: string;
  readonly body?: object | string;
  readonly reply?: unknown;
  readonly at?: string;
  readonly headers?: readonly { readonly name: string; readonly value: string }[];
  readonly content?: object;
};

function entry({ path = NOTICES, body = {}, reply = { code: 200, data: [], msg: '' }, ...call }: Call) {
  return {
    startedDateTime: call.at ?? AT,
    time: 5,
    request: {
      method: 'POST',
      url: path.startsWith('http') ? path : `https://play.example/player-api/player/${path}`,
      postData: {
        mimeType: 'application/json',
        text: typeof body === 'string' ? body : JSON.stringify(body),
      },
    },
    response: {
      status: 200,
      headers: call.headers ?? [{ name: 'Content-Type', value: 'application/json' }],
      content: call.content ?? { text: JSON.stringify(reply) },
    },
  };
}

const harOf = (...entries: object[]) => Buffer.from(JSON.stringify({ log: { version: '1.2', entries } }));

async function play(har: Buffer) {
  const mock = await createTestServer();
  const made = await load(mock, har).expect(200);
  const call = (path: string, body: object = {}) =>
    mock.call(path, body, { 'x-world': 'evening', lang: 'en' });
  return { mock, made, call };
}

function load({ app }: TestServer, har: Buffer) {
  const call = supertest(app.server).post(`/__mock${createRecordingControl.path}`).query({ name: 'evening' });
  return call.type('application/octet-stream').send(har);
}

/** What any call may answer, and tells one reply from another. */
const numbered = (number: number) => ({ code: 5000, data: null, msg: `reply ${number}` });

test('the same call gets the recorded replies in their order, the last one from then on, and says how old they are', async () => {
  const later = '2026-09-16T02:01:09.000Z';
  // A file need not be in the order of time.
  const har = harOf(entry({ reply: numbered(2), at: later }), entry({ reply: numbered(1) }));
  const { call, made, mock } = await play(har);
  expect(made.body.data).toMatchObject({ kind: 'recording', recordedAtMs: Date.parse(AT), players: [] });
  const ages: string[] = [];
  for (const number of [1, 2, 2]) {
    const reply = await call(NOTICES).expect(200);
    expect(reply.body).toEqual(numbered(number));
    ages.push(String(reply.headers['x-recorded-at']));
  }
  expect(ages).toEqual([AT, later, later]);
  // After a reset it begins again.
  await mock.control('worlds/evening/reset', {}).expect(200);
  expect((await call(NOTICES)).body).toEqual(numbered(1));
});

test('its time stands where the recording does, and goes on with the replies', async () => {
  const clock = (ms: number) => [{ name: 'x-demo-clock', value: `${ms};rate=60` }];
  const har = harOf(
    entry({ headers: clock(1_000_000_000_000) }),
    entry({ path: 'chat/list', headers: clock(2_000_000_000_000) }),
  );
  const { call } = await play(har);
  const clocks: unknown[] = [];
  for (const path of [NOTICES, 'chat/list', NOTICES]) clocks.push((await call(path)).headers['x-demo-clock']);
  expect(clocks).toEqual(['1000000000000;rate=0', '2000000000000;rate=0', '2000000000000;rate=0']);
});

test('it can be played also where its server told the time with a fraction', async () => {
  const reply = { code: 200, data: { serverTime: 1_000_000_000_000.5 }, msg: '' };
  const { call, made } = await play(harOf(entry({ reply })));
  expect(made.body.data.nowMs).toBe(1_000_000_000_001);
  expect((await call(NOTICES).expect(200)).body).toEqual(reply);
});

test('secrets and captchas do not count, and all else of a body does', async () => {
  const login = { uname: 'demo', password: '*** 3f9a2c11', code: '7K3P', type: 1 };
  const { call } = await play(harOf(entry({ path: 'user/login', body: login, reply: numbered(7) })));
  expect(
    (await call('user/login', { type: 1, code: 'other', password: 'real', uname: 'demo' })).body,
  ).toEqual(numbered(7));
  const { status, body } = await call('user/login', { ...login, uname: 'fresh' });
  expect(status).toBe(404);
  expect(body).toEqual({
    code: 404,
    data: null,
    msg: 'The recording does not have this call: POST user/login {"type":1,"uname":"fresh"}; nearest to it: POST user/login {"type":1,"uname":"demo"}',
  });
});

test('calls are known wherever the recorded server had them; pages, files and what was given up are left out', async () => {
  const har = harOf(
    entry({ path: 'https://play.example/index.html' }),
    entry({ path: 'https://play.example/api/v2/getOdds.do', reply: numbered(3) }),
    { ...entry({}), response: { ...entry({}).response, status: 0 } },
  );
  const { mock, call } = await play(har);
  expect((await mock.game('getOdds.do', {}, { 'x-world': 'evening' })).body).toEqual(numbered(3));
  await call(NOTICES).expect(404);
});

test('of calls that it does not have, however many, nothing stays', async () => {
  const { app, worlds } = await serveTestWorlds(createTestControl());
  const headers = { 'content-type': 'application/octet-stream' };
  const url = `/__mock${createRecordingControl.path}?name=evening`;
  await app.inject({ method: 'POST', url, headers, payload: harOf(entry({})) });
  const statuses: number[] = [];
  for (const payload of [{}, { page: 1 }, { page: 2 }, {}]) {
    const call = {
      method: 'POST',
      url: `/p/${NOTICES}`,
      headers: { 'x-world': 'evening' },
      payload,
    } as const;
    statuses.push((await app.inject(call)).statusCode);
  }
  expect(statuses).toEqual([200, 404, 404, 200]);
  expect([...(worlds.hosted('evening')?.answered?.times.values() ?? [])]).toEqual([2]);
});

test('a caller who goes away in the middle of a body is told of in the journal, and in no log', async () => {
  const { mock } = await play(harOf(entry({})));
  const logged = vi.spyOn(mock.app.log, 'error');
  const calling = request({
    port: Object(mock.app.server.address()).port,
    method: 'POST',
    path: `/player-api/player/${NOTICES}`,
    headers: { 'x-world': 'evening', 'content-type': 'application/json', 'content-length': 100 },
  });
  calling.on('error', () => undefined).write('{"pageNo":');
  await once(mock.app.server, 'request');
  calling.destroy();
  const list = async () =>
    (await supertest(mock.app.server).get('/__mock/journal?kind=call').set('x-world', 'evening')).body.data
      .list;
  await expect
    .poll(list)
    .toMatchObject([{ path: NOTICES, why: 'The caller went away before it was answered.' }]);
  expect(logged).not.toHaveBeenCalled();
});

test('how a reply was sent then is not how it is sent now', async () => {
  const headers = [
    { name: ':status', value: '200' },
    { name: 'content-type', value: 'application/json' },
    { name: 'content-encoding', value: 'br' },
    { name: 'content-length', value: '3' },
    { name: 'set-cookie', value: 'P-Token=a; Domain=play.example; Secure\nb=2' },
    { name: 'new-token', value: 'n' },
  ];
  const text = Buffer.from(JSON.stringify(numbered(4))).toString('base64');
  const { call } = await play(harOf(entry({ headers, content: { text, encoding: 'base64' } })));
  const reply = await call(NOTICES).expect(200);
  expect(reply.body).toEqual(numbered(4));
  expect(reply.headers).toMatchObject({
    'set-cookie': ['P-Token=a', 'b=2'],
    'new-token': 'n',
    'x-demo': 'evening',
  });
  expect(reply.headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['no JSON', Buffer.from('{'), 'The body must be a HAR 1.2 file: it is no JSON.'],
  ['no HAR', Buffer.from('{"log":{}}'), 'The body must be a HAR 1.2 file: /log'],
  [
    'a HAR without a call',
    harOf(entry({ path: 'https://play.example/x' })),
    'The file has no call of the player API',
  ],
  ['a HAR with bodies in other files', harOf(entry({ content: { _file: 'a.json' } })), 'content "embed"'],
  ['a HAR without moments', harOf(entry({ at: 'noon' })), '"noon" is no moment'],
])('%s is refused in a sentence', async (_what, har, sentence) => {
  const mock = await createTestServer();
  expect((await load(mock, har).expect(400)).body.msg).toContain(sentence);
});

test('what a journal exports answers again as it did, a fault on top, and its journal says so', async () => {
  const mock = await createTestServer();
  const { headers } = createTestPlayer(mock.world);
  await mock.call('wallet/getMyWallet', {}, headers).expect(200);
  const refused = await mock.game(
    'gameBet.do',
    { issueCode: '1', lotteryId: '1', totalAmount: 1, gameItem: [] },
    headers,
  );
  const har = await supertest(mock.app.server).get('/__mock/journal/har').buffer(true).expect(200);
  await load(mock, Buffer.from(har.text)).expect(200);
  const then = { emptyBody: true };
  const inWorld = { 'x-world': 'evening' };
  const again = { issueCode: '1', lotteryId: '1', totalAmount: 1, gameItem: [] };
  expect((await mock.game('gameBet.do', again, inWorld)).body).toEqual(refused.body);
  await mock
    .control('faults', { match: { path: 'wallet/**' }, then })
    .set(inWorld)
    .expect(200);
  await mock.call('wallet/getMyWallet', {}, inWorld).expect(200, '');
  const list = async () =>
    (await supertest(mock.app.server).get('/__mock/journal?kind=call').set(inWorld)).body.data.list;
  await expect.poll(list).toMatchObject([
    { path: 'wallet/getMyWallet', faults: [{ id: 1 }] },
    {
      path: 'game/gameBet.do',
      why: expect.stringContaining('reply 1 of 1 that the recording has of this call'),
    },
  ]);
});

test.each([
  ['msg', '已封盘', Buffer.from('已封盘').toString('latin1')],
  ['x-note', 'caf\u00e9', 'caf\u00e9'],
  ['x-note', 'a\u0000b', undefined],
  ['bad name', '1', undefined],
])('a reply whose recorded header is %s: %j is sent all the same', async (name, value, sent) => {
  const { call } = await play(harOf(entry({ headers: [{ name, value }] })));
  const { status, headers } = await call(NOTICES);
  expect([status, headers[name]]).toEqual([200, sent]);
});
