import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Mock, startMock } from './testing.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

const NOTICES = '/player-api/player/common/getSystemNotice';

/** A server that answers every call with one reply. */
async function serve(reply: object): Promise<string> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(reply)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a world of another server tells where that differs, and no word where it does not', async () => {
  const same = await mock.createWorld({ upstream: { url: mock.url } });
  await same.request.post(NOTICES).send({}).expect(200);
  expect((await same.drift()).findings).toEqual([]);
  const url = await serve({ code: 200, data: [], msg: '', vip: 1 });
  const other = await mock.createWorld({ upstream: { url } });
  await other.request.post(NOTICES).send({}).expect(200);
  const { source, findings } = await other.drift();
  expect(source).toEqual({ kind: 'upstream', name: url, exchanges: 1 });
  expect(findings.map(({ id }) => id)).toEqual(['common/getSystemNotice#reply.vip#extra']);
});

test('a recording answers what the journal of a world holds', async () => {
  const world = await mock.createWorld();
  const player = await world.player();
  const wallet = await player.call('wallet/getMyWallet', {});
  const replayed = await mock.openRecording(await world.journal.har(), 'evening');
  const { body, headers } = await replayed.request.post('/player-api/player/wallet/getMyWallet').send({});
  expect(body.data).toEqual(wallet);
  expect(Date.parse(String(headers['x-recorded-at']))).toBeGreaterThan(0);
});

test('a visitor of a world of another server is a guest, which the kit says', async () => {
  const world = await mock.createWorld({ upstream: { url: mock.url } });
  const { join, joinByCode } = world.invitation;
  for (const joining of [join, joinByCode]) await expect(joining()).rejects.toThrow(/ is a guest: /);
});
