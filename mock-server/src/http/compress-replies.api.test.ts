import { gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const GZIP = 'gzip, deflate';
const HISTORY = { path: 'game/findHistoryIssue.do', input: { lotteryId: '1', pageNo: 1, pageSize: 100 } };

/** A call of a server with many past draws; nothing decodes its reply. */
function callOf(
  { app }: TestServer,
  accepted: string,
  { path, input }: typeof HISTORY | typeof SHORT = HISTORY,
) {
  return app.inject({
    method: 'POST',
    url: `/player-api/player/${path}`,
    headers: { 'content-type': 'application/json', 'accept-encoding': accepted },
    payload: input,
  });
}

const SHORT = { path: 'game/findcurIssue.do', input: { lotteryId: '1' } };

function control({ app }: TestServer, path: string) {
  return app.inject({ url: `/__mock/${path}`, headers: { host: 'localhost', 'accept-encoding': GZIP } });
}

const sentPlain = ({ headers }: LightMyRequestResponse) => headers['content-encoding'] === undefined;

test('a long reply is sent compressed to a caller that takes gzip, and says that this is why', async () => {
  const server = await createTestServer({ pastDraws: 100 });
  const plain = await callOf(server, 'identity');
  for (const time of ['first', 'second', 'third']) {
    const { headers, rawPayload } = await callOf(server, GZIP);
    expect(headers, time).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
      'content-length': String(rawPayload.length),
    });
    expect(gunzipSync(rawPayload).toString()).toBe(plain.payload);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  }
  expect([sentPlain(plain), plain.headers.vary]).toEqual([true, 'accept-encoding']);
});

test.each(['', 'identity', 'br', 'gzip;q=0', 'deflate, gzip; q=0.0'])(
  'a caller that takes "%s" gets the reply as it is',
  async (accepted) => {
    const reply = await callOf(await createTestServer({ pastDraws: 100 }), accepted);
    expect([sentPlain(reply), reply.json().code]).toEqual([true, 200]);
  },
);

test('a reply of one packet is sent as it is, and is told apart by nothing', async () => {
  const reply = await callOf(await createTestServer(), GZIP, SHORT);
  expect([sentPlain(reply), reply.headers.vary]).toEqual([true, undefined]);
});

test('the journal has the reply as it was made, and how many bytes of it were sent', async () => {
  const server = await createTestServer({ pastDraws: 100 });
  const { rawPayload, payload } = await callOf(server, 'identity');
  const sent = await callOf(server, GZIP);
  const { body } = await supertest(server.app.server).get('/__mock/journal/har?last=1').expect(200);
  expect(body.log.entries[0].response).toMatchObject({
    bodySize: sent.rawPayload.length,
    content: { text: payload, size: rawPayload.length },
  });
  expect(body.log.entries[0].response.headers).toContainEqual({ name: 'content-encoding', value: 'gzip' });
});

test('pages of the journal, its HAR and lists are compressed, files of a world and a live journal are not', async () => {
  const server = await createTestServer();
  for (let count = 0; count < 5; count++) await callOf(server, GZIP, SHORT);
  for (const path of ['journal', 'journal/har', 'scenarios', 'docs/json']) {
    const { headers, rawPayload } = await control(server, path);
    expect([path, headers['content-encoding']]).toEqual([path, 'gzip']);
    expect(gunzipSync(rawPayload).toString()).toMatch(/^\{.*\}$/s);
  }
  await server.control('snapshots', { name: 'mine' }).expect(200);
  const file = await control(server, 'snapshots/mine/file');
  expect([file.statusCode, sentPlain(file)]).toEqual([200, true]);
  const live = await fetch(new URL('/__mock/journal/stream', await addressOf(server)));
  expect([live.status, live.headers.get('content-encoding')]).toEqual([200, null]);
  await live.body?.cancel();
});

async function addressOf({ app }: TestServer): Promise<string> {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return `http://127.0.0.1:${address.port}`;
}

test('the page of a document fits a phone, and its 2 MB of files are sent compressed', async () => {
  const { app } = await createTestServer();
  for (const url of ['/docs', '/__mock/docs']) {
    const page = await app.inject({ url, headers: { host: 'localhost' } });
    expect(page.payload).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(page.payload).toContain('<html lang="en" class="dark-mode">');
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'swagger-ui.css']) {
      const headers = { host: 'localhost', 'accept-encoding': GZIP };
      const reply = await app.inject({ url: `${url}/static/${file}`, headers });
      expect([file, reply.headers['content-encoding']]).toEqual([file, 'gzip']);
      expect(gunzipSync(reply.rawPayload).length).toBeGreaterThan(2 * reply.rawPayload.length);
    }
  }
});
