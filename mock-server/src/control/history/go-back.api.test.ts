import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { updatePayPasswordLocked } from '../../features/auth/wrong-passwords.repository.ts';
import { withdrawNow } from '../../testing/test-finance.ts';
import { history, read, serveFrozen } from '../../testing/test-history.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import { HostedWorld } from '../../worlds/hosted-world.ts';

const NOTHING =
  'There is nothing to go back to: an undo step is recorded before each change by a control call, the last 200 of this process.';

const back = (server: TestServer) => server.control('clock', { back: true });

test('back undoes a move: money, bets, sessions and time are what they were', async () => {
  const server = await serveFrozen();
  const player = createTestPlayer(server.world);
  const balance = async () => (await server.call(getMyWalletCall.path, {}, player.headers)).body.data;
  const issue = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
  const { issueCode } = issue.body.data;
  await server.control('draws/script', { sums: [18] }).expect(200);
  const gameItem = [{ totalAmount: 10, numberRecord: '18' }];
  const bet = { issueCode, lotteryId: '1', totalAmount: 10, gameItem };
  expect((await server.game('gameBet.do', bet, player.headers)).body.code).toBe(200);
  const before = await balance();
  await server.control('clock', { to: 'draw' }).expect(200);
  expect(await balance()).not.toEqual(before);
  expect((await back(server).expect(200)).body.data).toEqual({
    nowMs: TEST_NOW_MS,
    rate: 0,
    happened: [],
    more: 0,
    undone: {
      id: 3,
      what: 'to the draw',
      sentence: 'The time went to the draw.',
      by: 'script',
      atMs: TEST_NOW_MS,
      realMs: expect.any(Number),
    },
  });
  expect(await balance()).toEqual(before);
  const again = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
  expect(again.body.data).toMatchObject({ issueCode, issueStatus: 1 });
  const world = server.app.worlds.hosted('default')?.open();
  expect(world && auditDatabase(world.db).broken).toEqual([]);
});

test('back goes move by move, and then says that there is nothing', async () => {
  const server = await serveFrozen();
  for (let moves = 0; moves < 3; moves += 1) await server.control('clock', { advance: 1000 }).expect(200);
  for (let moves = 2; moves >= 0; moves -= 1)
    expect((await back(server).expect(200)).body.data.nowMs).toBe(TEST_NOW_MS + moves * 1000);
  await back(server).expect(200);
  const reply = await back(server).expect(409);
  expect(reply.body).toEqual({ code: 409, data: null, msg: NOTHING });
});

test('a refused move records no step', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: '9999d' }).expect(400);
  expect((await back(server).expect(200)).body.data.undone.what).toBe('time frozen');
  expect((await back(server).expect(409)).body.msg).toBe(NOTHING);
});

test.each([{ freeze: true }, { rate: 0 }, { advance: 0 }, { advance: '0s' }, { set: TEST_NOW_MS }])(
  'of a frozen clock that is moved by %j nothing changes, and there is no step',
  async (command) => {
    const server = await serveFrozen();
    await server.control('clock', { advance: '1h' }).expect(200);
    await back(server).expect(200);
    await server.control('clock', command).expect(200);
    expect(await history(server)).toMatchObject([{ id: 2, undone: true }, { id: 1 }]);
  },
);

test('a clock that runs is made to run as fast as it does: there is no step', async () => {
  const server = await createTestServer();
  for (const command of [{ resume: true }, { rate: 1 }]) await server.control('clock', command).expect(200);
  expect(await history(server)).toEqual([]);
});

test.each<[string, (id: number) => [string, object]]>([
  ['time runs again', () => ['clock', { resume: true }]],
  ['speed ×10', () => ['clock', { rate: 10 }]],
  ['+ 3 min 30 s', () => ['clock', { advance: '3m30s' }]],
  ['to the cutoff', () => ['clock', { to: 'cutoff' }]],
  ['next draws 18, 3', () => ['draws/script', { sums: [18, 3] }]],
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  ['fault on **', () => ['faults', { match: { path: '**' }, then: { latencyMs: 5 } }]],
  ['maintenance on', () => ['maintenance', { on: true }]],
  ['settings demoCredit', () => ['config', { demoCredit: 5 }]],
  ['account 100001 may not trade', (id) => [`players/${id}`, { forbid: 'trade' }]],
  ['5 USDT to account 100001', (id) => [`players/${id}/credit`, { amount: 5 }]],
  ['scenario first win', () => ['scenario', { name: 'first-win' }]],
])('the world tells its last step, and back says what it undid: %s', async (what, callOf) => {
  const server = await serveFrozen();
  const { id } = createTestPlayer(server.world);
  const [path, body] = callOf(id);
  await server.control(path, body).expect(200);
  const step = { id: 2, what, by: 'script', atMs: TEST_NOW_MS, realMs: expect.any(Number) };
  expect(await read(server, 'worlds/default')).toMatchObject({ lastStep: step });
  expect(await read(server, 'history')).toMatchObject([step, { id: 1, what: 'time frozen' }]);
  expect((await back(server).expect(200)).body.data).toMatchObject({
    rate: 0,
    nowMs: TEST_NOW_MS,
    undone: step,
  });
  expect(await read(server, 'worlds/default')).toMatchObject({ lastStep: { id: 1, what: 'time frozen' } });
});

test('with the id of a step only that one is undone: a later one of a colleague stays', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  await server.control('clock', { to: 'cutoff' }).expect(200);
  const refused = await server.control('clock', { back: true, step: 2 }).expect(409);
  expect(refused.body.msg).toBe(
    'Nothing was undone: the last step of this world is "to the cutoff" by now. Go back again to undo that.',
  );
  await server.control('clock', { back: true, step: 3 }).expect(200);
  await server.control('clock', { back: true, step: 2 }).expect(200);
});

test('a step that cannot be undone stays the last one', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  const replace = vi.spyOn(HostedWorld.prototype, 'replace').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  await back(server).expect(500);
  replace.mockRestore();
  expect((await back(server).expect(200)).body.data.nowMs).toBe(TEST_NOW_MS);
});

test('a world, a snapshot and an invitation that were made are no steps of a world', async () => {
  const server = await serveFrozen();
  await server.control('worlds', { name: 'spring' }).expect(200);
  await server.control('snapshots', { name: 'before' }).expect(200);
  expect((await back(server).expect(200)).body.data.undone.what).toBe('time frozen');
  expect(await read(server, 'snapshots')).toMatchObject([{ name: 'before' }]);
  expect(await read(server, 'worlds/spring')).toMatchObject({ name: 'spring' });
});

const IN_FIVE = { zh: '一', en: 'One', jp: '一', kor: '하나', cht: '一' };

test.each<[string, (id: number) => [string, object]]>([
  ['a message', () => ['messages', { title: IN_FIVE, text: IN_FIVE }]],
  ['a notice', () => ['notices', { title: IN_FIVE, content: IN_FIVE }]],
  ['opened passwords', (id) => [`players/${id}`, { unlock: true }]],
  ['ended sessions', (id) => [`players/${id}`, { endSessions: true }]],
  ['set limits', (id) => [`players/${id}`, { limits: { dailyLoss: 5 } }]],
])('back undoes what the operator did: %s', async (_act, callOf) => {
  const server = await serveFrozen();
  const { id } = createTestPlayer(server.world);
  updatePayPasswordLocked(server.world.db, id, true);
  const [path, body] = callOf(id);
  const before = await read(server, `players/${id}`);
  await server.control('clock', { advance: 1000 }).expect(200);
  await server.control(path, body).expect(200);
  expect((await back(server).expect(200)).body.data.nowMs).toBe(TEST_NOW_MS + 1000);
  expect(await read(server, `players/${id}`)).toEqual(before);
  expect((await back(server).expect(200)).body.data.nowMs).toBe(TEST_NOW_MS);
});

test('back undoes a decision: the order waits again, and its money is frozen', async () => {
  const server = await serveFrozen();
  const player = createTestPlayer(server.world, { hasDeposited: true, hasPayPassword: true });
  const { id } = withdrawNow(server.world, player, 100);
  const before = await read(server, 'orders');
  await server.control('reviews', { id, outcome: 'rejected' }).expect(200);
  expect(await read(server, 'orders')).not.toEqual(before);
  await back(server).expect(200);
  expect(await read(server, 'orders')).toEqual(before);
  await server.control('reviews', { id, outcome: 'approved' }).expect(200);
  expect(await read(server, 'audit')).toMatchObject({ broken: [] });
});

test('back takes a player away that was created', async () => {
  const server = await serveFrozen();
  await server.control('players', { userName: 'linmei' }).expect(200);
  expect((await back(server).expect(200)).body.data.undone.what).toBe('player linmei');
  expect(await read(server, 'players?userName=linmei')).toMatchObject({ total: 0 });
});

test('what is refused records no step', async () => {
  const server = await serveFrozen();
  await server.control('reviews', { id: '1', outcome: 'approved' }).expect(400);
  expect((await back(server).expect(200)).body.data.undone.what).toBe('time frozen');
});

test('all draws are left to chance by one step', async () => {
  const server = await serveFrozen();
  await server.control('draws/script', { sums: [18, 3] }).expect(200);
  const { issueCode } = (await server.game(findCurrentIssueCall.path, { lotteryId: '1' })).body.data;
  await server.control('draws/script', { issueCode, sum: 7 }).expect(200);
  const clear = (query: string) =>
    supertest(server.app.server).delete(`/__mock/draws/script${query}`).expect(200);
  expect((await clear(`?issueCode=${issueCode}`)).body.data).toHaveLength(2);
  expect((await clear('')).body.data).toEqual([]);
  await back(server).expect(200);
  expect(await read(server, 'draws/script')).toHaveLength(2);
  await back(server).expect(200);
  expect(await read(server, 'draws/script')).toHaveLength(3);
});

test('a clock that ran fast is brought back to where it began to', async () => {
  const server = await serveFrozen();
  await server.control('clock', { rate: 1000 }).expect(200);
  expect((await back(server).expect(200)).body.data).toMatchObject({ nowMs: TEST_NOW_MS, rate: 0 });
});

test('each world goes back by itself, and one that was reset has nothing to go back to', async () => {
  const server = await serveFrozen();
  await server.control('worlds', { name: 'spring' }).expect(200);
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  const ofSpring = (body: object) => server.control('clock', body).set('x-world', 'spring');
  await ofSpring({ back: true }).expect(409);
  await ofSpring({ advance: HOUR_MS }).expect(200);
  await server.control('worlds/spring/reset', {}).expect(200);
  await ofSpring({ back: true }).expect(409);
  await back(server).expect(200);
});

test('a large database is not kept before a move, and going back says so', async () => {
  const server = await serveFrozen();
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  server.world.db.exec(`CREATE TABLE ballast AS SELECT zeroblob(${64 * 1024 * 1024})`);
  await server.control('clock', { advance: HOUR_MS }).expect(200);
  expect((await back(server).expect(409)).body.msg).toMatch(
    /^There is nothing to go back to: the database has 6\d MB, and an undo step is recorded only below 64 MB\./,
  );
});

test('a move that waits its turn while its world goes back ends cleanly', async () => {
  const { app, control } = await serveFrozen();
  await control('worlds', { name: 'spring' }).expect(200);
  const move = (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/__mock/clock',
      headers: { host: 'localhost', 'x-world': 'spring' },
      payload,
    });
  const [long, gone, waiting] = await Promise.all([
    move({ advance: '2d' }),
    move({ back: true }),
    move({ advance: '1h' }),
  ]);
  expect([long.statusCode, gone.statusCode, waiting.statusCode]).toEqual([200, 200, 409]);
  expect(waiting.json().msg).toBe('The world "spring" was replaced or deleted meanwhile.');
});

test.each(['/worlds/spring/reset', '/snapshots/start/restore'])(
  'a move that is under way ends before %s replaces its world',
  async (path) => {
    const { app } = await serveFrozen();
    const post = (url: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/__mock${url}`,
        headers: { host: 'localhost', 'x-world': 'spring' },
        payload,
      });
    await post('/worlds', { name: 'spring', rate: 0 });
    await post('/snapshots', { name: 'start' });
    const { nowMs } = (await app.inject('/__mock/worlds/spring')).json().data;
    const [move, replaced] = await Promise.all([post('/clock', { advance: '2d' }), post(path, {})]);
    expect([move.statusCode, replaced.statusCode]).toEqual([200, 200]);
    expect(replaced.json().data.nowMs).toBe(nowMs);
  },
);
