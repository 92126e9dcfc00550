import { MAX_MICROS } from '@canada28/shared/money/usdt.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { countPostings } from '../../features/ledger/ledger.repository.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const make = async (server: TestServer, body: object) =>
  (await server.control('players', body).expect(200)).body.data;

const logIn = async (server: TestServer, { userName, password }: { userName: string; password: string }) =>
  (await server.call('user/login', { uname: userName, password })).body;

test.each([
  ['made and undone', { password: 'maple-28', payPassword: '0815' }, 200],
  ['refused', { password: 'maple-28', userName: 'linmei' }, 400],
])(
  'a player that was %s leaves nothing behind in what the seed of the world makes of all that follows',
  async (_, wish, status) => {
    const servers = await Promise.all([createTestServer(), createTestServer()]);
    const [touched, untouched] = servers;
    for (const server of servers) await make(server, { userName: 'linmei' });
    await touched.control('players', wish).expect(status);
    if (status === 200) await touched.control('clock', { back: true }).expect(200);
    const [next, expected] = [touched, untouched].map(({ app }) =>
      app.worlds.hosted('default')?.open().random.bytes(16),
    );
    expect(next).toEqual(expected);
  },
);

test('a deleted account cannot be logged in to', async () => {
  const server = await createTestServer();
  const player = await make(server, { deleted: true });
  expect(player.status).toBe(1);
  expect((await logIn(server, player)).code).not.toBe(200);
});

test('a transaction password is locked from the start, limits and a break hold at once', async () => {
  const server = await createTestServer();
  const untilMs = TEST_NOW_MS + HOUR_MS;
  const limits = { dailyDeposit: 50, dailyLoss: '20.5', sessionMinutes: 30, timeoutUntilMs: untilMs };
  const player = await make(server, {
    payPassword: '0815',
    isPayPasswordLocked: true,
    hasDeposited: true,
    addresses: [{ protocol: 'TRC20' }],
    limits,
  });
  expect(player).toMatchObject({
    isPayPasswordLocked: true,
    limits: {
      dailyDeposit: 50,
      dailyLoss: 20.5,
      sessionMinutes: 30,
      timeoutUntil: '2026-09-16 11:01:00',
      pending: [],
    },
  });
  const headers = { 'P-Token': (await logIn(server, player)).data.tokenValue };
  const [address] = (await server.call('wallet/getMyVirAddressList', {}, headers)).body.data;
  const order = { withdrawId: 1, addressId: address.id, amount: 20, password: '0815' };
  expect((await server.call('withdraw/submitWithdrawOrder', order, headers)).body.code).toBe(900007);
  const deposit = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 20 };
  const { body } = await server.call('deposit/submitDepositOrder', deposit, headers);
  expect(body).toMatchObject({ code: 900003, msg: expect.stringContaining('2026/09/16 11:01:00') });
});

test.each([
  [{ deleted: true, forbid: 'trade' }, /^deleted: a deleted account has nothing to forbid/],
  [{ isPayPasswordLocked: true }, /^isPayPasswordLocked: there is nothing to lock/],
  [{ limits: { timeoutUntilMs: 9e15 } }, /^limits\.timeoutUntilMs: a break ends at \d+ at the latest/],
  [{ nickName: 'M\u200bei' }, /^nickName: a nickname has no invisible characters/],
  [{ nickName: ' ' }, /^The body may have/],
  [{ limits: { daily: 5 } }, /^The body may have/],
])('a player in the state %j is refused in a sentence, and none is created', async (body, sentence) => {
  const server = await createTestServer();
  expect((await server.control('players', body).expect(400)).body.msg).toMatch(sentence);
  expect((await supertest(server.app.server).get('/__mock/players')).body.data.total).toBe(0);
});

test('what the house cannot count is refused in a sentence, and nothing is booked', async () => {
  const { world, control } = await createTestServer();
  const { id } = createTestPlayer(world, { creditMicros: 0 });
  for (let player = 0; player < 2147; player += 1) createTestPlayer(world, { creditMicros: MAX_MICROS });
  const count = () => countPostings(world.db, 'demo-credit');
  const before = count();
  const refused = await control('players', { balance: 2 ** 32 }).expect(409);
  expect(refused.body.msg).toMatch(/^The house cannot give that much: /);
  expect(count()).toBe(before);
  await control(`players/${id}/credit`, { amount: 2 ** 32 }).expect(200);
  expect(auditDatabase(world.db).broken).toEqual([]);
});
