import { createRequire } from 'node:module';
import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { type Har, SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/schema';
import { expect, test } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/** The published schema of HAR 1.2, one JSON schema a part; the package has no types. */
const PARTS: Readonly<Record<string, TSchema>> = createRequire(import.meta.url)('har-schema');

/** All parts in one, because each names the others by their files. */
function harSchema(): TSchema {
  const text = JSON.stringify({ ...PARTS.har, $defs: PARTS })
    .replaceAll(/"\$id":"[^"]*",?/g, '')
    .replaceAll(/"\$ref":"(\w+)\.json#"/g, '"$ref":"#/$defs/$1"');
  return JSON.parse(text);
}

const schema = Compile(harSchema());

async function harOf({ app }: TestServer, query = ''): Promise<Har> {
  const reply = await supertest(app.server).get(`/__mock/journal/har${query}`).expect(200);
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="default.har"');
  expect(schema.Errors(reply.body)).toEqual([true, []]);
  return reply.body;
}

test('the schema that is asked refuses what is no HAR', () => {
  const entry = { startedDateTime: 'yesterday', time: 1, request: {}, response: {}, cache: {}, timings: {} };
  const log = { version: '1.2', creator: { name: 'a', version: '1' }, entries: [entry] };
  expect(schema.Check({ log: { ...log, entries: [] } })).toBe(true);
  expect(schema.Check({ log })).toBe(false);
  expect(schema.Check({})).toBe(false);
});

test('the calls of a world are a HAR, the oldest first, without what was no call', async () => {
  const server = await createTestServer();
  const { headers, userName } = createTestPlayer(server.world);
  expect((await harOf(server)).log.entries).toEqual([]);
  await server.game('getOdds.do', { lotteryId: '1' });
  await server.control('clock', { advance: 210_000 });
  await server.call('wallet/getMyWallet', {}, { ...headers, lang: 'jp' });
  await server.control('faults', faultBody({ close: 'after' }, { times: 1 }));
  await expect(server.call('chat/list')).rejects.toThrow();
  await expect.poll(async () => (await harOf(server)).log.entries.length).toBe(3);
  const [odds, wallet, lost] = (await harOf(server)).log.entries;
  expect(odds?.request).toMatchObject({
    method: 'POST',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/player-api\/player\/game\/getOdds\.do$/),
    postData: { text: '{"lotteryId":"1"}' },
  });
  expect(JSON.parse(odds?.response.content.text ?? '')).toMatchObject({ code: 200 });
  expect(wallet?.request.headers).toContainEqual({ name: 'lang', value: 'jp' });
  expect(wallet?.comment).toContain(`player ${userName}`);
  expect(lost).toMatchObject({
    response: {
      status: 0,
      headers: [],
      content: { size: 0, text: '' },
      bodySize: 0,
      comment: expect.stringMatching(/^never received: \{"code":200,/),
    },
    comment: expect.stringMatching(
      /; Fault 1: The first call is carried out, but its connection closes before the reply\./,
    ),
  });
});

test('the requests of a HAR can be sent again: no mark of a secret is more than a header can hold', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  await server.call('wallet/getMyWallet', {}, headers);
  const [entry] = (await harOf(server)).log.entries;
  const sent = new Headers(
    entry?.request.headers.map(({ name, value }) => [name, value] as [string, string]),
  );
  expect(sent.get('p-token')).toMatch(/^\*\*\* [0-9a-f]{8}$/);
});

test('a HAR has the headers of replies as they came, a cookie that was set among them', async () => {
  const server = await createTestServer();
  const { userName } = createTestPlayer(server.world);
  const input = { uname: userName, password: DEMO_LOGIN_PASSWORD, code: '', type: '1' };
  const { headers, text } = await server.call('user/login', input);
  const [entry] = (await harOf(server)).log.entries;
  for (const name of ['content-type', 'content-length', 'content-security-policy', 'x-demo'])
    expect(entry?.response.headers).toContainEqual({ name, value: headers[name] });
  expect(entry?.response).toMatchObject({
    bodySize: Buffer.byteLength(text),
    content: { mimeType: headers['content-type'] },
  });
  const cookie = expect.stringMatching(
    /^P-Token=\*\*\* [0-9a-f]{8}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(entry?.response.headers).toContainEqual({ name: 'set-cookie', value: cookie });
  expect(entry?.response.headers.map(({ name }) => name)).toContain('date');
});

test('a HAR has only the calls that are asked for, and no secrets', async () => {
  const server = await createTestServer();
  const { userName } = createTestPlayer(server.world);
  const input = { uname: userName, password: DEMO_LOGIN_PASSWORD, code: '', type: '1' };
  const { body } = await server.call('user/login', input);
  for (const path of ['a', 'b']) await server.call(`${path}?token=${body.data.token}`);
  expect((await harOf(server, '?last=1')).log.entries[0]?.request.url).toMatch(/\/b\?token=/);
  expect((await harOf(server, '?path=user/*')).log.entries).toHaveLength(1);
  const text = JSON.stringify(await harOf(server));
  expect(text).toContain(SECRET_MARK);
  for (const secret of [DEMO_LOGIN_PASSWORD, body.data.token]) expect(text).not.toContain(secret);
});
