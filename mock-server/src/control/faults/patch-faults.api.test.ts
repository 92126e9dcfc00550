import type { FaultHit, FaultRequest, ReplyChange } from '@canada28/shared/control/faults.control.ts';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { addTestFault, createFaultFixture, faultBody, isSigned, sign } from '../../testing/test-faults.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const ODDS = { lotteryId: '1' } as const;

const patchOf = (...patch: ReplyChange[]): FaultRequest['then'] => ({ patch });

async function hitsOf({ app }: TestServer): Promise<FaultHit[]> {
  const { body } = await supertest(app.server).get('/__mock/journal').query({ onlyFaults: true });
  return body.data.list.flatMap(({ faults }: { faults: FaultHit[] }) => faults);
}

describe('changes the real reply of a call that is carried out', () => {
  test.each<[ReplyChange, string]>([
    [{ at: 'code', set: 'OK' }, '{"code":"OK","data":true,"msg":""}'],
    [{ at: 'msg', remove: true }, '{"code":200,"data":true}'],
    [{ at: 'data', rename: 'result' }, '{"code":200,"result":true,"msg":""}'],
    [{ at: 'data', type: 'null' }, '{"code":200,"data":null,"msg":""}'],
    [{ at: 'data', type: 'string' }, '{"code":200,"data":"true","msg":""}'],
    [{ at: 'data', type: 'number' }, '{"code":200,"data":1,"msg":""}'],
    [{ at: 'data', type: 'empty' }, '{"code":200,"data":"","msg":""}'],
    [{ at: 'extra', set: [null] }, '{"code":200,"data":true,"msg":"","extra":[null]}'],
  ])('%j', async (change, text) => {
    const server = await createFaultFixture();
    await addTestFault(server, patchOf(change), { path: 'user/updateUserInfo' });
    const reply = await sign(server).expect(200);
    expect(reply.text).toBe(text);
    expect(reply.headers['content-length']).toBe(String(text.length));
    expect(await isSigned(server)).toBe(true);
  });

  test('every entry of a list, in a reply that many share and that is compressed, for this caller only', async () => {
    const server = await createTestServer({ pastDraws: 100 });
    const history = () => server.game('findHistoryIssue.do', { ...ODDS, pageSize: 100 });
    const { text: whole, headers } = await history();
    expect(headers['content-encoding']).toBe('gzip');
    await addTestFault(server, patchOf({ at: 'data[].issueCode', type: 'number' }), { nth: 1 });
    const patched = await history();
    expect(patched.headers['content-encoding']).toBe('gzip');
    const codes = JSON.parse(whole).data.map(({ issueCode }: { issueCode: string }) => issueCode);
    expect(patched.body.data.map(({ issueCode }: { issueCode: number }) => issueCode)).toEqual(
      codes.map(Number),
    );
    expect((await history()).text).toBe(whole);
  });

  test('several patches all change it; what another fault answers, or breaks off, is changed before', async () => {
    const server = await createTestServer();
    await addTestFault(server, { code: 600, msg: 'Later' });
    await addTestFault(server, patchOf({ at: 'msg', set: 'Now' }));
    await addTestFault(server, patchOf({ at: 'code', type: 'string' }));
    expect((await server.call('chat/list')).body).toEqual({ code: '600', data: null, msg: 'Now' });
    await addTestFault(server, { malformedJson: true });
    await expect(server.call('chat/list')).rejects.toThrow(/JSON/);
  });

  test('where a reply has nothing at a place, the call counts as hit, and its entry says so', async () => {
    const server = await createTestServer();
    const patch = [
      { at: 'data.moneyUsable', type: 'null' as const },
      { at: 'msg', set: 'Who?' },
    ];
    await addTestFault(server, patchOf(...patch), { path: 'wallet/getMyWallet', times: 1 });
    await addTestFault(server, patchOf({ at: 'code', set: 404 }), { path: 'wallet/getMyWallet' });
    expect((await server.call('wallet/getMyWallet')).body).toMatchObject({ code: 404, msg: 'Who?' });
    const [missing, hitting] = await hitsOf(server);
    expect(missing).toMatchObject({ id: 1, missed: ['data.moneyUsable'] });
    expect(hitting).not.toHaveProperty('missed');
  });
});

test.each<[string, ReplyChange, string]>([
  [
    'a place that no reply has',
    { at: 'data.moneyUseable', remove: true },
    'No reply of wallet/getMyWallet has data.moneyUseable: near it are data.moneyUsable, ',
  ],
  ['a field of a number', { at: 'data.moneyUsable.x', set: 1 }, 'No reply of wallet/getMyWallet has data.'],
])('%s is refused in a sentence', async (_, change, msg) => {
  const { control } = await createTestServer();
  const body = faultBody(patchOf(change), { path: 'wallet/getMyWallet' });
  expect((await control('faults', body).expect(400)).body.msg).toContain(msg);
});

test('an entry of a list has no name', async () => {
  const { control } = await createTestServer();
  const body = faultBody(patchOf({ at: 'data[0]', rename: 'x' }), { path: 'game/findHistoryIssue.do' });
  expect((await control('faults', body).expect(400)).body.msg).toBe(
    'data[0] is an entry of a list and has no name: rename a field of it.',
  );
});

test.each([
  { patch: [] },
  { patch: [{ at: 'data.', remove: true }] },
  { patch: [{ at: 'data', remove: false }] },
  { patch: [{ at: 'data', set: 1, remove: true }] },
  { patch: [{ at: 'data', type: 'boolean' }] },
])('%j is answered with what would have been taken', async (what) => {
  const { control } = await createTestServer();
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
  const reply = await control('faults', { match: { path: '**' }, then: what }).expect(400);
  expect(reply.body.msg).toMatch(/^The body must be .+\.$/);
});
