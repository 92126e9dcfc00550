import { request as overHttp } from 'node:http';
import { text } from 'node:stream/consumers';
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { pathOf } from '@canada28/shared/control/call-paths.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { passTo, serveOther, UPSTREAM_WORLD } from '../../testing/test-upstream.ts';
import { mayMoveMoney } from './moves-money.ts';

const BASE = '/player-api/player/';
const ENVELOPE = '{"code":200,"data":[],"msg":""}';
const WEBSOCKET = { connection: 'Upgrade', upgrade: 'websocket' };

/** A world that another server answers for, asked by paths as they are written: other clients work out their dots. */
async function asItIsWritten(allowed: object = {}) {
  const arrived: (string | undefined)[] = [];
  const { url } = await serveOther((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    response.end(ENVELOPE);
  });
  const { mock, entries } = await passTo(url, allowed);
  const { port } = Object(mock.app.server.address());
  const send = (method: 'GET' | 'POST', path: string, more: object = {}): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { host: `localhost:${port}`, 'x-world': UPSTREAM_WORLD, lang: 'en', ...more };
      overHttp({ port, method, path, headers }, (reply) => text(reply).then(resolve, reject))
        .once('error', reject)
        .end();
    });
  return { url, arrived, entries, send };
}

/** A call, and a request for a WebSocket. */
const WAYS = [
  ['POST', {}],
  ['GET', WEBSOCKET],
] as const;

const MONEY_PATHS = [
  'game/gameBet.do',
  'game/gamePlan.do',
  'game/stopGamePlan.do',
  'deposit/submitDepositOrder',
  'withdraw/submitWithdrawOrder',
  'game/GAMEBET.do',
  'game/%67ameBet.do',
  'game/%2567ameBet.do',
  'withdraw%2FsubmitWithdrawOrder?x=1',
  'deposit//submitDepositOrder',
  'deposit\\submitDepositOrder',
  'deposit%5csubmitDepositOrder',
  'deposit/./submitDepositOrder',
  'deposit/%2e/submitDepositOrder',
  'deposit/%252E/submitDepositOrder',
  'deposit/.;/submitDepositOrder',
  'deposit;a=1/submitDepositOrder',
  'deposit;a=x%2Fy/submitDepositOrder',
  'deposit/.;%2F/submitDepositOrder',
  'game/gameBet.do/',
  'game/gameBet.do/.',
  'game/gameBet.do/%2e',
  'game/gameBet.do.',
  'game/gameBet.do%20',
  'game/gameBet.do%00',
  'game/gameBet.do;v=1',
  'game/gameBet.do%3Fv=1',
  'game/gameBet.do#v',
  'game/gameBet.do/#v',
  'game/gameBet.do/more',
  'deposit/submitDepositOrder.json',
];

test('calls that move money are refused with the reason, however their paths are written, unless they are allowed', async () => {
  const { url, arrived, send, entries } = await asItIsWritten();
  for (const path of MONEY_PATHS)
    for (const [method, headers] of WAYS)
      expect([path, JSON.parse(await send(method, BASE + path, headers))]).toEqual([
        path,
        {
          code: 500,
          data: null,
          msg: `The test proxy did not pass this on: ${BASE}${path.split('?')[0]} moves money on ${url}, and its world was made without allowWrites`,
        },
      ]);
  expect(arrived).toEqual([]);
  expect((await entries())[0]?.why).toContain('allowWrites');
  const allowed = await asItIsWritten({ allowWrites: true });
  for (const [method, headers] of WAYS)
    expect(await allowed.send(method, `${BASE}game/./gameBet.do?x=1`, headers)).toBe(ENVELOPE);
  expect(allowed.arrived).toEqual([`POST ${BASE}game/gameBet.do?x=1`, `GET ${BASE}game/gameBet.do?x=1`]);
});

test('a call that is refused is told with its input, so that a recording of it answers the same call', async () => {
  const { url } = await serveOther((_request, response) => response.end(ENVELOPE));
  const { mock, request, entries } = await passTo(url);
  const path = `${BASE}game/gameBet.do`;
  const input = { issueCode: '1', bets: [{ playCode: 'big', amount: 10 }] };
  const refused = await request('POST', path).send(input).expect(200);
  expect(await entries()).toMatchObject([{ path: 'game/gameBet.do', input, code: ERROR_CODES.systemError }]);
  const har = await request('GET', '/__mock/journal/har').expect(200);
  await supertest(mock.app.server)
    .post('/__mock/worlds/recording?name=again')
    .type('application/octet-stream')
    .send(Buffer.from(har.text))
    .expect(200);
  const replay = supertest(mock.app.server).post(path).set('x-world', 'again').send(input);
  expect((await replay.expect(200)).body).toEqual(refused.body);
});

test('of the calls of the contract those are refused that move money', () => {
  const refused = ALL_CALLS.filter((call) => mayMoveMoney(BASE + pathOf(call)));
  expect(refused).toEqual(ALL_CALLS.filter(({ movesMoney }) => movesMoney === true));
});

test.each([
  '../../admin',
  'x/%2e%2E/../../admin',
  'x%2f..%2fadmin',
  'x/..%5cadmin',
  'x/%252e%252e/admin',
  'x/..;/admin',
])('a path that climbs is sent nowhere, also where all is allowed: %s', async (path) => {
  const { arrived, send, entries } = await asItIsWritten({ allowWrites: true });
  for (const [method, headers] of WAYS)
    expect(JSON.parse(await send(method, BASE + path, headers)).code).toBe(ERROR_CODES.notFound);
  expect(arrived).toEqual([]);
  expect(await entries()).toHaveLength(WAYS.length);
});

test('a page of another origin sends nothing on', async () => {
  const { arrived, send } = await asItIsWritten();
  for (const [method, headers] of WAYS) {
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect(JSON.parse(await send(method, `${BASE}live`, foreign)).code).toBe(ERROR_CODES.foreignPage);
  }
  expect(arrived).toEqual([]);
});
