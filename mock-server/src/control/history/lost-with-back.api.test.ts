import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import { describe, expect, test, vi } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { bet, history, read, serveFrozen } from '../../testing/test-history.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestControl, serveTestWorlds, type TestServer } from '../../testing/test-server.ts';
import { HostedWorld } from '../../worlds/hosted-world.ts';

test('going back tells which calls of players are lost: those that changed something since', async () => {
  const server = await serveFrozen();
  const player = createTestPlayer(server.world);
  await server.control('clock', { advance: 1000 }).expect(200);
  expect((await bet(server, player.headers)).body.code).toBe(200);
  await server.call(getMyWalletCall.path, {}, player.headers);
  await server.control('config', { demoCredit: 5 }).expect(200);
  expect((await bet(server, player.headers)).body.code).toBe(200);
  expect((await bet(server, {})).body.code).not.toBe(200);
  const lost = { id: expect.any(Number), path: 'game/gameBet.do', player: player.userName };
  const late = await server.control('history/3/back', {}).expect(200);
  expect(late.body.data).toMatchObject({ calls: [lost], moreCalls: 0 });
  const [call] = late.body.data.calls;
  expect(await read(server, `journal/${call.id}`)).toMatchObject({ kind: 'call', path: 'game/gameBet.do' });
  // What was lost already is not lost again.
  expect((await server.control('history/2/back', {}).expect(200)).body.data.calls).toMatchObject([lost]);
  expect((await server.control('history/forward', {}).expect(200)).body.data.calls).toEqual([]);
});

test('a call that comes while its world goes back is either in it, or lost and told, or refused', async () => {
  const server = await serveFrozen();
  const player = createTestPlayer(server.world);
  const placed = async () => ((await read(server, 'bets?pageSize=1')) as { readonly total: number }).total;
  for (let times = 0; times < 5; times += 1) {
    await server.control('clock', { rate: 0 }).expect(200);
    const before = await placed();
    const { id = 0 } = (await history(server))[0] ?? {};
    const [back, ...bets] = await Promise.all([
      server.control(`history/${id}/back`, {}).expect(200),
      ...Array.from({ length: 6 }, () => bet(server, player.headers)),
    ]);
    const accepted = bets.filter(({ body }) => body.code === 200).length;
    expect(await placed()).toBe(before + accepted - back.body.data.calls.length);
  }
  expect(await read(server, 'audit')).toMatchObject({ broken: [] });
});

test('where no journal is kept going back tells of no calls', async () => {
  const { app } = await serveTestWorlds(createTestControl('loopback', { journalLength: 0 }));
  await app.ready();
  const control = (path: string, body: object) => supertest(app.server).post(`/__mock/${path}`).send(body);
  await control('clock', { freeze: true }).expect(200);
  expect((await control('history/1/back', {}).expect(200)).body.data.calls).toEqual([]);
});

describe('sessions of players are told to have ended', () => {
  /** How often it is told while the last step is undone. */
  async function timesTold(server: TestServer): Promise<number> {
    const told = vi.spyOn(HostedWorld.prototype, 'noteSessionsEnded');
    await server.control('clock', { back: true }).expect(200);
    const times = told.mock.calls.length;
    told.mockRestore();
    return times;
  }

  const logIn = (server: TestServer, { userName: uname, password }: TestPlayer) =>
    server.call('user/login', { uname, password });

  test('not where all of them go on', async () => {
    const server = await serveFrozen();
    createTestPlayer(server.world);
    await server.control('clock', { advance: '1h' }).expect(200);
    expect(await timesTold(server)).toBe(0);
  });

  test('where one of them began after what is undone', async () => {
    const server = await serveFrozen();
    const player = createTestPlayer(server.world);
    await server.control('clock', { advance: '1h' }).expect(200);
    expect((await logIn(server, player)).body.code).toBe(200);
    expect(await timesTold(server)).toBe(1);
  });

  test('where they are of another generation, as a restore began it', async () => {
    const server = await serveFrozen();
    await server.control('snapshots', { name: 'start' }).expect(200);
    await server.control('snapshots/start/restore', {}).expect(200);
    expect(await timesTold(server)).toBe(1);
  });
});

test('a call that was refused, or never carried out, or is none of the contract, is not lost', async () => {
  const server = await serveFrozen();
  const { headers } = createTestPlayer(server.world);
  await server.control('config', { demoCredit: 5 }).expect(200);
  expect((await bet(server, { ...headers, 'x-user-id': '7' })).body.code).toBe(403);
  await server.call('user/nothing', {}, headers);
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  const fault = { match: { path: 'game/gameBet.do' }, times: 1, then: { close: 'before' } };
  await server.control('faults', fault).expect(200);
  await expect(bet(server, headers)).rejects.toThrow();
  const { body } = await server.control('history/2/back', {}).expect(200);
  expect(body.data).toMatchObject({ calls: [], moreCalls: 0 });
});

test('a call that a fault answers in its place, or that repeats one of before, is not lost', async () => {
  const server = await serveFrozen();
  const { headers } = createTestPlayer(server.world);
  const repeated = () => bet(server, { ...headers, 'idempotency-key': 'k' });
  expect((await repeated()).body.code).toBe(200);
  await server.control('config', { demoCredit: 5 }).expect(200);
  expect((await repeated()).body.code).toBe(200);
  for (const then of [{ httpStatus: 500 }, { code: 200 }, { successHeader: true, body: {} }] as const) {
    await server.control('faults', faultBody(then, { path: 'game/gameBet.do' })).expect(200);
    await bet(server, headers);
  }
  const { body } = await server.control('history/2/back', {}).expect(200);
  expect(body.data).toMatchObject({ calls: [], moreCalls: 0 });
});

test('what going back tells as lost are the calls that the journal tells to be carried out', async () => {
  const server = await serveFrozen();
  const { headers } = createTestPlayer(server.world);
  const repeated = () => bet(server, { ...headers, 'idempotency-key': 'k' });
  await repeated();
  await server.control('config', { demoCredit: 5 }).expect(200);
  await repeated();
  const faults: FaultRequest['then'][] = [{ code: 200 }, { patch: [{ at: 'code', set: 1 }] }];
  for (const then of faults) {
    await server.control('faults', faultBody(then, { path: 'game/gameBet.do', times: 1 })).expect(200);
    await bet(server, headers);
  }
  const { list } = (await read(server, 'journal?path=game/gameBet.do')) as { list: JournalEntry[] };
  const carriedOut = list.filter((entry) => entry.kind === 'call' && entry.isCarriedOut);
  expect(carriedOut).toHaveLength(2);
  const { body } = await server.control('history/2/back', {}).expect(200);
  const lost = body.data.calls.map(({ id }: { readonly id: number }) => id);
  expect(lost).toEqual(
    carriedOut
      .map(({ id }) => id)
      .reverse()
      .slice(1),
  );
});

test('of more than a hundred lost calls the first hundred are named', async () => {
  const server = await serveFrozen();
  const { headers } = createTestPlayer(server.world);
  await server.control('config', { demoCredit: 5 }).expect(200);
  for (let count = 0; count < 103; count += 1)
    expect((await server.call('user/updateUserInfo', { userSign: `${count}` }, headers)).body.code).toBe(200);
  const { body } = await server.control('history/2/back', {}).expect(200);
  expect(body.data.calls).toHaveLength(100);
  expect(body.data.moreCalls).toBe(3);
});
