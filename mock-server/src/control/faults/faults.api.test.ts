import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { addTestFault, faultBody, listTestFaults } from '../../testing/test-faults.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import {
  createTestControl,
  createTestServer,
  createTestWorld,
  createTestWorlds,
} from '../../testing/test-server.ts';

const WALLET = 'wallet/getMyWallet';
/* biome-ignore-start lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function. */
const FILE_SENTENCES: readonly [FaultRequest, string][] = [
  [{ match: { file: '/assets/*' }, then: { latencyMs: 300 } }, 'Every load of /assets/* waits 300 ms.'],
  [{ match: { file: '/', nth: 2 }, then: { httpStatus: 502 } }, 'The second load of / answers HTTP 502.'],
  [
    { match: { file: '**' }, times: 2, then: { close: 'before' } },
    'Each of the first 2 loads gets no reply: its connection closes.',
  ],
  [{ match: { file: '**' }, then: { dripMs: 20 } }, 'Every load comes a kilobyte every 20 ms.'],
  [{ match: { file: '**' }, then: { emptyBody: true } }, 'Every load comes without content.'],
];
/* biome-ignore-end lint/suspicious/noThenProperty: as above. */

const BROKEN: FaultRequest['then'] = { code: 600, msg: 'broken' };

test.each<[FaultRequest, string]>([
  [faultBody({ latencyMs: 300 }), 'Every call waits 300 ms.'],
  [
    faultBody({ latencyMs: { min: 2000, max: 4000 } }, { path: 'game/gameBet.do', every: 2 }),
    'Every second call of game/gameBet.do waits 2–4 s.',
  ],
  [faultBody({ latencyMs: { min: 200, max: 900 } }, { every: 1 }), 'Every call waits 200–900 ms.'],
  [
    faultBody({ httpStatus: 500 }, { path: 'user/*', nth: 12 }),
    'The 12th call of user/* is not carried out and answers HTTP 500.',
  ],
  [
    faultBody({ code: 403 }, { nth: 22, player: 'demo' }),
    'The 22nd call by demo is not carried out and answers code 403 without a text.',
  ],
  [
    faultBody({ code: 600, msg: 'Later' }, { probability: 0.25 }),
    'With a chance of 25 %, a call is not carried out and answers code 600 with "Later".',
  ],
  [
    faultBody({ code: 600, msgHeader: 'Later' }, { times: 1 }),
    'The first call is not carried out and answers code 600 with "Later" in the header msg only.',
  ],
  [
    faultBody({ successHeader: true, body: [] }, { times: 2 }),
    'Each of the first 2 calls is not carried out and answers a body of its own with the header success: true.',
  ],
  [
    faultBody({ emptyBody: true }, { every: 3, times: 2 }),
    'Every third call is carried out, and its reply has no body, at most 2 times.',
  ],
  [
    faultBody({ emptyBody: true }, { every: 3, times: 1 }),
    'The third call is carried out, and its reply has no body.',
  ],
  [
    faultBody({ emptyBody: true }, { nth: 2, times: 3 }),
    'The second call is carried out, and its reply has no body.',
  ],
  [
    faultBody({ emptyBody: true }, { probability: 0.5, times: 1 }),
    'With a chance of 50 %, a call is carried out, and its reply has no body, at most once.',
  ],
  [
    faultBody({ malformedJson: true }),
    'Every call is carried out, and its reply breaks off in the middle: no JSON.',
  ],
  [faultBody({ emptyBody: true }), 'Every call is carried out, and its reply has no body.'],
  [faultBody({ close: 'before' }), 'Every call is not carried out: its connection closes.'],
  [faultBody({ close: 'after' }), 'Every call is carried out, but its connection closes before the reply.'],
  [faultBody({ dripMs: 50 }), 'Every call is carried out, and its reply comes one byte every 50 ms.'],
  [faultBody({ newToken: true }), 'Every call gets a new token with its reply.'],
  [faultBody({ sessionExpired: true }, { nth: 1 }), 'The first call finds its session ended.'],
  [faultBody({ maintenance: true }), 'Every call is not carried out and answers as in maintenance.'],
  [
    faultBody({
      patch: [
        { at: 'data.a', remove: true },
        { at: 'data.b', rename: 'c' },
        { at: 'data.list[].d', type: 'number' },
        { at: 'code', set: 1 },
      ],
    }),
    'Every call is carried out, and its reply is changed: no data.a, data.b is called c, data.list[].d is a number, 1 more.',
  ],
  [
    faultBody({ patch: [{ at: 'msg', set: 'x'.repeat(90) }] }, { times: 1 }),
    `The first call is carried out, and its reply is changed: msg is "${'x'.repeat(59)}….`,
  ],
  [
    faultBody(
      { sequence: [{ latencyMs: 5 }, null, { close: 'before' }] },
      { path: 'chat/*', player: 'demo' },
    ),
    'In turn the first call of chat/* by demo waits 5 ms; the second goes unharmed; the third is not carried out: its connection closes.',
  ],
  [
    faultBody({ sequence: [{ httpStatus: 500 }] }, { times: 4 }),
    'In turn the first call is not carried out and answers HTTP 500; all that 4 times.',
  ],
  ...FILE_SENTENCES,
])('%j says: %s', (fault, sentence) => {
  expect(faultSentence(fault)).toBe(sentence);
});

test('a fault is listed with its id, its hits and its sentence until it is removed', async () => {
  const server = await createTestServer();
  const first = await addTestFault(server, BROKEN, { path: 'chat/*' });
  const second = await addTestFault(server, { latencyMs: 1 }, { path: 'common/*', times: 2 });
  expect([first.id, second.id]).toEqual([1, 2]);
  for (let call = 0; call < 3; call += 1) await server.call('common/getSystemNotice');
  expect(await listTestFaults(server)).toEqual([first, { ...second, hits: 2, isOver: true }]);
  const remove = (id: number) => supertest(server.app.server).delete(`/__mock/faults/${id}`);
  expect((await remove(1).expect(200)).body.data).toEqual(first);
  expect((await server.call('chat/list')).body.code).toBe(200);
  expect((await remove(1).expect(404)).body.msg).toBe(
    'There is no fault 1: GET /__mock/faults lists all there are.',
  );
  const cleared = await supertest(server.app.server).delete('/__mock/faults').expect(200);
  expect(cleared.body.data).toEqual([{ ...second, hits: 2, isOver: true }]);
  expect(await listTestFaults(server)).toEqual([]);
  // An id is never used twice: a caller that still has the old one means no other fault by it.
  expect((await addTestFault(server, BROKEN)).id).toBe(3);
});

test.each<[string, object, string]>([
  [
    'counts that contradict each other',
    faultBody(BROKEN, { nth: 2, every: 3 }),
    'A fault hits by at most one of nth, every and probability, not by nth and every.',
  ],
  [
    'an nth call that comes several times',
    faultBody(BROKEN, { nth: 2, times: 3 }),
    'There is only one nth call: "times" may be 1 or left out, not 3.',
  ],
  [
    'a least wait above the longest',
    faultBody({ latencyMs: { min: 20, max: 10 } }),
    'The "min" of "latencyMs" may be at most its "max" 10, not 20.',
  ],
  [
    'a path of no call',
    faultBody(BROKEN, { path: 'wallets/get*' }),
    'No player call matches wallets/get*: the nearest are wallet/getMyWallet, wallet/getMyVirAddressList, wallet/addVirAddressList; * stands for a part of a path, ** for all of it.',
  ],
  [
    'a player who is not there',
    faultBody(BROKEN, { player: 'nobody' }),
    'There is no player nobody in this world: "player" may be the user name or the account ID of one that is there.',
  ],
])('%s is refused in a sentence', async (_, body, msg) => {
  const server = await createTestServer();
  expect((await server.control('faults', body).expect(400)).body).toEqual({ code: 400, data: null, msg });
  expect(await listTestFaults(server)).toEqual([]);
});

test.each<[string, object | undefined, object | undefined]>([
  ['nothing', undefined, undefined],
  ['no path', {}, { emptyBody: true }],
  ['nothing that happens', { path: '**' }, {}],
  ['two things that happen', { path: '**' }, { emptyBody: true, dripMs: 5 }],
  ['a wait of no time', { path: '**' }, { latencyMs: 0 }],
  ['a wait longer than a connection lasts', { path: '**' }, { latencyMs: 60_001 }],
  ['a status of success', { path: '**' }, { httpStatus: 200 }],
  ['a switch that is off', { path: '**' }, { maintenance: false }],
  ['no chance', { path: '**', probability: 0 }, { newToken: true }],
  ['the 0th call', { path: '**', nth: 0 }, { newToken: true }],
])('%s is answered with what would have been taken', async (_, match, what) => {
  const server = await createTestServer();
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
  const reply = await server.control('faults', { match, then: what }).expect(400);
  expect(reply.body.msg).toMatch(/^The body must be .+\.$/);
});

test('the fields that a patch may name are told of one call and of many; of none, what is near', async () => {
  const { app } = await createTestServer();
  const fields = (path: string) => supertest(app.server).get('/__mock/faults/fields').query({ path });
  const ofOne = (await fields('wallet/getMyWallet').expect(200)).body.data;
  expect(ofOne).toContainEqual({ path: 'data.moneyUsable', kinds: ['number'] });
  expect((await fields('**').expect(200)).body.data.length).toBeGreaterThan(ofOne.length);
  expect((await fields('wallet/getMyWalet').expect(400)).body.msg).toContain('wallet/getMyWallet');
});

test('a world holds a hundred faults and says so when it is asked for one more', async () => {
  const server = await createTestServer();
  for (let count = 0; count < 100; count += 1) await addTestFault(server, BROKEN, { path: 'chat/send' });
  expect((await server.control('faults', faultBody(BROKEN)).expect(409)).body.msg).toMatch(
    /^A world holds at most 100 faults/,
  );
});

test('a restart keeps faults, hits and the count of the calls', async () => {
  const before = await createTestServer();
  await addTestFault(before, BROKEN, { path: WALLET, every: 2 });
  for (let call = 0; call < 3; call += 1) await before.call(WALLET);
  const kept = await listTestFaults(before);
  const after = await createTestServer({ db: before.world.db });
  expect(await listTestFaults(after)).toEqual(kept);
  expect((await after.call(WALLET)).body.code).toBe(600);
  expect(await listTestFaults(after)).toEqual([{ ...kept[0], hits: 2 }]);
});

test('a fault of one world leaves the others, control calls, pages and paths of no call as they are', async () => {
  const named = ['default', 'spring'].map((name) => ({ ...createTestWorld(), name }));
  const app = await buildApp({
    worlds: createTestWorlds(...named),
    basePaths: { player: '/player-api/player', game: '/player-api/player/game' },
    control: createTestControl(),
  });
  onTestFinished(() => app.close());
  const headers = { host: 'localhost' };
  const payload = faultBody({ httpStatus: 500 });
  expect((await app.inject({ method: 'POST', url: '/__mock/faults', payload, headers })).statusCode).toBe(
    200,
  );
  const chat = '/player-api/player/chat/list';
  const statusOf = async (method: 'GET' | 'POST', url: string, world = 'default') =>
    (await app.inject({ method, url, headers: { ...headers, 'x-world': world } })).statusCode;
  expect(await statusOf('POST', chat)).toBe(500);
  expect(await statusOf('POST', chat, 'spring')).toBe(200);
  expect(await statusOf('GET', chat)).toBe(200);
  expect(await statusOf('POST', '/player-api/player/chat/nothing')).toBe(404);
  expect(await statusOf('GET', '/docs/json')).toBe(200);
  expect(await statusOf('GET', '/__mock/faults')).toBe(200);
});

test('a server without control calls has no faults, whatever its database keeps', async () => {
  const first = await createTestServer();
  createTestPlayer(first.world);
  await addTestFault(first, { httpStatus: 500 });
  const app = await buildApp({
    worlds: createTestWorlds(first.world),
    basePaths: { player: '/player-api/player', game: '/player-api/player/game' },
    control: 'off',
  });
  onTestFinished(() => app.close());
  expect((await app.inject({ method: 'POST', url: '/player-api/player/chat/list' })).statusCode).toBe(200);
});
