import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

async function read({ app }: TestServer, path: string) {
  const reply = await supertest(app.server).get(`/__mock/${path}`).expect(200);
  return reply.body.data;
}

test('the calls of a world show what was seen, and no difference', async () => {
  const server = await createTestServer();
  const { call, game, world } = server;
  const { headers } = createTestPlayer(world);
  await call('wallet/getMyWallet', {}, headers);
  await game('findcurIssue.do', { lotteryId: '1' });
  await call('wallet/getMyWallet', {});
  const data = await read(server, 'drift');
  expect(data.source).toEqual({ kind: 'world', name: 'default', exchanges: 3 });
  expect(data.findings).toEqual([]);
  expect(data.coverage.calls).toMatchObject({ seen: 2 });
  expect(data.coverage.codes).toMatchObject({ seen: 2 });
  const wallet = data.calls.find(({ path }: { path: string }) => path === 'wallet/getMyWallet');
  expect(wallet).toMatchObject({ seen: 2, verdict: 'conforms', origin: 'observed' });
  const margin = { where: 'reply.data.margin', origin: 'observed', seen: 1, verdict: 'confirmed' };
  expect(wallet.fields).toContainEqual({ ...margin, values: [] });
});

test('what a fault makes of a reply is told with the number of its entry', async () => {
  const server = await createTestServer();
  const { call, world, control } = server;
  const { headers } = createTestPlayer(world);
  const patch = [
    { at: 'data.margin', type: 'string' },
    { at: 'data.vip', set: 1 },
  ];
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  await control('faults', { match: { path: 'wallet/getMyWallet' }, then: { patch } }).expect(200);
  for (let times = 0; times < 2; times += 1) await call('wallet/getMyWallet', {}, headers);
  const { findings } = await read(server, 'drift');
  const entry = (await read(server, 'journal?kind=call')).list.at(-1);
  expect(findings).toMatchObject([
    { id: 'wallet/getMyWallet#reply.data.margin#type', got: 'string "0"', seen: 2, example: entry.id },
    { id: 'wallet/getMyWallet#reply.data.vip#extra', got: 'number 1', seen: 2, accepted: false },
  ]);
});
