import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { noInput } from '@canada28/shared/contract/schemas.ts';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

/** What holds of every call before its own rules are asked (player-api §1); a new call is held to it by being listed. */

const CALLS: readonly Call[] = ALL_CALLS;
const BASE = { player: '/player-api/player', game: '/player-api/player/game' };
const pathOf = ({ base, path }: Call) => `${BASE[base]}/${path}`;

async function send({ app }: TestServer, request: InjectOptions) {
  const reply = await app.inject({ method: 'POST', ...request });
  return { status: reply.statusCode, ...(reply.json() as { code: number; data: unknown; msg: string }) };
}

const NOT_LOGGED_IN = { status: 200, code: 403, data: null, msg: '请先登录' };

const WITH_INPUT = CALLS.filter(({ input }) => input !== noInput);
const WITHOUT_INPUT = CALLS.filter(({ input }) => input === noInput);
const FOR_PLAYERS = CALLS.filter(({ session }) => session === 'required');
const FOR_ALL = CALLS.filter(({ session }) => session === 'none');

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s is answered with code 405 and HTTP 200, whatever the body',
  async (method) => {
    const server = await createTestServer();
    const msg = `The method ${method} is not supported, please use POST`;
    for (const call of CALLS) {
      const reply = await send(server, { url: pathOf(call), method, payload: '{', headers: { lang: 'en' } });
      expect(reply, call.path).toEqual({ status: 200, code: 405, data: null, msg });
    }
  },
);

test.each(['', '{', '[]', 'null', '"text"', '{"pageNo":"x"}'])(
  'a call that takes no input ignores the body: %s',
  async (payload) => {
    const server = await createTestServer();
    for (const call of WITHOUT_INPUT) {
      const { headers } = createTestPlayer(server.world);
      const reply = await send(server, { url: pathOf(call), headers, payload });
      expect(reply, call.path).toMatchObject({ status: 200, code: 200, msg: '' });
    }
  },
);

test.each(['', ';;', 'json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a call is answered whatever its content type says: %j',
  async (contentType) => {
    const server = await createTestServer();
    for (const call of WITHOUT_INPUT) {
      const headers = { ...createTestPlayer(server.world).headers, 'content-type': contentType };
      const reply = await send(server, { url: pathOf(call), headers, payload: 'ignored' });
      expect(reply, call.path).toMatchObject({ status: 200, code: 200, msg: '' });
    }
  },
);

test.each(['{', '[]', 'null', '5', '"text"', 'true', '[{}]', '{"a":1', '{"__proto__":1}'])(
  'a call that takes input refuses a body that is none: %s',
  async (payload) => {
    const server = await createTestServer();
    const { headers } = createTestPlayer(server.world);
    for (const call of WITH_INPUT) {
      const reply = await send(server, { url: pathOf(call), headers, payload });
      const msg = expect.stringMatching(/\S/);
      expect(reply, call.path).toEqual({ status: 200, code: 400, data: null, msg });
    }
  },
);

test.each([
  ['no token', {}],
  ['a token that was never given out', { 'P-Token': 'f'.repeat(32) }],
  ['a token that is no token', { 'x-token': "' OR 1=1 --" }],
  ['a broken cookie', { cookie: 'P-Token=%' }],
])('a call for players answers %s with 403, before the body is looked at', async (_, headers) => {
  const server = await createTestServer();
  for (const call of FOR_PLAYERS) {
    for (const payload of [JSON.stringify(call.example.input), '{', '']) {
      expect(await send(server, { url: pathOf(call), headers, payload }), call.path).toEqual(NOT_LOGGED_IN);
    }
  }
});

test("a call for players answers an x-user-id that is not the session's with 403, the own one not", async () => {
  const server = await createTestServer();
  const [player, other] = [createTestPlayer(server.world), createTestPlayer(server.world)];
  for (const call of FOR_PLAYERS) {
    const sendAs = (id: string) =>
      send(server, {
        url: pathOf(call),
        payload: JSON.stringify(call.example.input),
        headers: { ...player.headers, 'x-user-id': id },
      });
    for (const id of [String(other.id), 'abc', `0${player.id}`, `${player.id}.0`]) {
      expect(await sendAs(id), call.path).toEqual(NOT_LOGGED_IN);
    }
    expect((await sendAs(String(player.id))).code, call.path).not.toBe(403);
    expect((await sendAs('')).code, call.path).not.toBe(403);
  }
});

test('a call for guests needs no session, and a broken one does not hurt', async () => {
  const server = await createTestServer();
  for (const call of FOR_ALL) {
    for (const headers of [{}, { 'P-Token': 'broken', 'x-user-id': '1' }]) {
      const payload = JSON.stringify(call.example.input);
      expect((await send(server, { url: pathOf(call), payload, headers })).code, call.path).not.toBe(403);
    }
  }
});

test.each(LANGUAGE_CODES)('a refusal speaks the language of the request: %s', async (lang) => {
  const server = await createTestServer();
  const reply = await send(server, { url: `${BASE.player}/wallet/getMyWallet`, headers: { lang } });
  expect(reply.msg).toBe(ERROR_TEXTS[lang].notLoggedIn);
});

test.each(['', 'fr', 'EN', 'zh,en'])('an unknown language gets the default one: "%s"', async (lang) => {
  const server = await createTestServer();
  const reply = await send(server, { url: `${BASE.player}/wallet/getMyWallet`, headers: { lang } });
  expect(reply.msg).toBe(ERROR_TEXTS.zh.notLoggedIn);
});

test.each([
  ['POST', `${BASE.player}/user/noSuchCall`],
  ['POST', `${BASE.player}/user/login/`],
  ['POST', '/'],
  ['GET', `${BASE.game}/noSuchCall.do`],
] as const)('an unknown path is HTTP 404, whatever the body: %s %s', async (method, url) => {
  const server = await createTestServer();
  for (const payload of ['{}', '{', '']) {
    expect(await send(server, { method, url, payload, headers: { lang: 'en' } })).toMatchObject({
      status: 404,
      code: 404,
      data: null,
    });
  }
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8'])(
  'the body is read as JSON whatever it is called: %s',
  async (contentType) => {
    const server = await createTestServer();
    const url = `${BASE.game}/findcurIssue.do`;
    const reply = await send(server, {
      url,
      payload: '{"lotteryId":"1"}',
      headers: { 'content-type': contentType },
    });
    expect(reply.code).toBe(200);
  },
);

test('a body above 100 kB or of many levels is refused', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  const url = `${BASE.player}/user/updateUserInfo`;
  const large = await send(server, { url, headers, payload: JSON.stringify({ x: 'x'.repeat(100_001) }) });
  expect(large).toMatchObject({ status: 200, code: 400 });
  const deep = `{"x":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
  const reply = await send(server, { url, headers, payload: deep });
  expect(reply).toMatchObject({ status: 200, code: 400 });
});
