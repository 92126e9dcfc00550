import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { acceptedIn } from './accepted-file.ts';

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

test('a new token, which is masked in the journal, is no difference', async () => {
  const server = await createTestServer({ tokenRotationMs: 10 * MINUTE_MS });
  const { headers } = createTestPlayer(server.world);
  await server.control('clock', { advance: 10 * MINUTE_MS });
  const reply = await server.call('wallet/getMyWallet', {}, headers);
  expect(reply.headers['new-token']).toBeDefined();
  expect((await read(server, 'drift')).findings).toEqual([]);
  expect((await read(server, 'journal?onlyDifferences=true')).list).toEqual([]);
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

test('a finding that is accepted stays told with its reason, until the last day, and is stale once it is gone', async () => {
  const server = await createTestServer();
  const { call, world, control } = server;
  const { headers } = createTestPlayer(world);
  const patch = [{ at: 'data.vip', set: 1 }];
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  const fault = { match: { path: 'wallet/getMyWallet' }, then: { patch } };
  await control('faults', fault).expect(200);
  await call('wallet/getMyWallet', {}, headers);
  const id = 'wallet/getMyWallet#reply.data.vip#extra';
  const gone = { id: 'wallet/getMyWallet#reply.data.old#extra', reason: 'was so' };
  const accept = [{ id, reason: 'asked for', until: '2999-12-31' }, gone];
  const { body } = await control('drift/accepted', { accept }).expect(200);
  expect(body.data.accepted).toEqual(accept);
  const report = await read(server, 'drift');
  expect(report.findings).toMatchObject([{ id, accepted: true, reason: 'asked for', until: '2999-12-31' }]);
  expect(report.stale).toEqual([gone.id]);
  await control('worlds/default/reset', {}).expect(200);
  await control('drift/accepted', { accept: [{ id, reason: 'over', until: '2020-01-01' }] }).expect(200);
  await control('faults', fault).expect(200);
  await call('wallet/getMyWallet', {}, createTestPlayer(server.world).headers);
  expect((await read(server, 'drift')).findings).toMatchObject([{ id, accepted: false, reason: 'over' }]);
  const { body: left } = await control('drift/accepted', { remove: [id] }).expect(200);
  expect(left.data.accepted).toEqual([gone]);
});

test('a finding is accepted until a day that there is', async () => {
  const { control } = await createTestServer();
  const accept = [{ id: 'wallet/getMyWallet#reply.data.vip#extra', reason: 'known', until: '2027-02-29' }];
  const { body } = await control('drift/accepted', { accept }).expect(400);
  expect(body.msg).toBe('"until" is the last day on which it is accepted: no calendar has 2027-02-29.');
  expect((await control('drift/accepted', {}).expect(200)).body.data.accepted).toEqual([]);
});

test.each([
  '',
  'anything',
  'wallet/getMyWallet#extra',
  '#reply.data#extra',
  'wallet/getMyWallet#reply.data#odd',
])('what is no id of a finding is refused: %j', async (id) => {
  const { control } = await createTestServer();
  for (const change of [{ accept: [{ id, reason: 'known' }] }, { remove: [id] }])
    await control('drift/accepted', change).expect(400);
  expect((await control('drift/accepted', {}).expect(200)).body.data.accepted).toEqual([]);
});

test('a report is taken along as a file of each form', async () => {
  const server = await createTestServer();
  await server.control('drift/accepted', { accept: [{ id: 'a#b#extra', reason: 'known' }] }).expect(200);
  const take = async (file: string) => {
    const reply = await supertest(server.app.server).get(`/__mock/drift/files/${file}`).expect(200);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="default-${file}"`);
    return { type: reply.type, text: reply.text ?? String(reply.body) };
  };
  const json = await take('drift.json');
  expect(JSON.parse(json.text)).toMatchObject({ source: { kind: 'world', name: 'default' } });
  expect(await take('drift.html')).toMatchObject({
    type: 'text/html',
    text: expect.stringMatching(/^<!doctype html>/),
  });
  expect((await take('drift.sarif')).type).toBe('application/sarif+json');
  expect(await take('junit.xml')).toMatchObject({ type: 'application/xml' });
  expect(acceptedIn((await take('accepted.json')).text)).toEqual([{ id: 'a#b#extra', reason: 'known' }]);
  await supertest(server.app.server).get('/__mock/drift/files/other').expect(400);
});
