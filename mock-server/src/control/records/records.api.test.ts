import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { UNPAID_DEPOSIT_LIFETIME_MS } from '@canada28/shared/limits.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { AUDIT_CHECKS } from '../../features/audit/all-checks.ts';
import { findIssueOfMoment } from '../../features/draws/draws.repository.ts';
import { startTestChase } from '../../testing/test-chase.ts';
import { depositNow, withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';

const SLOT_MS = 210_000;

type Page = { list: Record<string, unknown>[]; total: number };

const read = async ({ app }: TestServer, path: string, query: object = {}): Promise<Page> =>
  (await supertest(app.server).get(`/__mock/${path}`).query(query).expect(200)).body.data;

async function bet({ world, game }: TestServer, player: TestPlayer, code: number): Promise<void> {
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  const gameItem = [{ totalAmount: 10, numberRecord: String(code) }];
  const reply = await game(
    'gameBet.do',
    { issueCode, lotteryId: '1', totalAmount: 10, gameItem },
    player.headers,
  );
  expect(reply.body.data).toBe('success');
}

/** Two players: bets on two issues and a chase, a deposit, a withdrawal. */
async function livedIn() {
  const server = await createTestServer({ reviewPolicy: 'manual' });
  const one = createTestPlayer(server.world, { hasDeposited: true, hasPayPassword: true });
  const other = createTestPlayer(server.world);
  await bet(server, one, 31);
  await bet(server, other, 30);
  await server.control('draws/script', { sums: [18] });
  await server.control('clock', { advance: SLOT_MS });
  await bet(server, other, 5);
  startTestChase(server.world, one, { planType: 2, startMutiple: 2 });
  depositNow(server.world, other, 100);
  withdrawNow(server.world, one, 50);
  return { server, one, other };
}

test("all players' bets are listed as their players read them, newest first, filtered and paged", async () => {
  const { server, one, other } = await livedIn();
  const all = await read(server, 'bets');
  expect(all.total).toBe(4);
  expect(all.list.map(({ userid, numberrecord }) => [userid, numberrecord])).toEqual([
    [one.id, '31'],
    [other.id, '5'],
    [other.id, '30'],
    [one.id, '31'],
  ]);
  const own = await server.game('getOrderList.do', { lotteryId: '1', status: 0 }, one.headers);
  const ofOne = await read(server, 'bets', { player: one.id });
  expect(ofOne).toEqual({ list: own.body.data, total: 2 });
  expect((await read(server, 'bets', { status: 2 })).list).toEqual([all.list[3]]);
  expect((await read(server, 'bets', { type: 'chase' })).list).toEqual([all.list[0]]);
  expect((await read(server, 'bets', { type: 'bet', player: one.id })).list).toEqual([all.list[3]]);
  expect((await read(server, 'bets', { issueCode: '3184207' })).total).toBe(2);
  expect((await read(server, 'bets', { fromMs: TEST_NOW_MS + 1 })).total).toBe(2);
  expect((await read(server, 'bets', { beforeMs: TEST_NOW_MS + 1 })).total).toBe(2);
  expect(await read(server, 'bets', { pageNo: 2, pageSize: 3 })).toEqual({ list: [all.list[3]], total: 4 });
  expect(await read(server, 'bets', { issueCode: '0000000' })).toEqual({ list: [], total: 0 });
});

test('chases and orders say whose they are', async () => {
  const { server, one, other } = await livedIn();
  expect(await read(server, 'chases')).toMatchObject({ list: [{ userid: one.id, plantype: 2 }], total: 1 });
  expect(await read(server, 'chases', { status: 0, type: 2, player: one.id })).toMatchObject({ total: 1 });
  for (const query of [{ status: 3 }, { type: 1 }, { player: other.id }, { fromMs: TEST_NOW_MS * 2 }])
    expect((await read(server, 'chases', query)).total).toBe(0);

  const orders = await read(server, 'orders');
  expect(orders.list.map(({ userid, type }) => [userid, type])).toEqual([
    [one.id, 20],
    [other.id, 10],
    [one.id, 10],
  ]);
  const own = await server.call('order/page', { type: 20 }, one.headers);
  expect(orders.list[0]).toEqual({ ...own.body.data.list[0], userid: one.id });
  expect((await read(server, 'orders', { status: 2 })).list).toEqual([orders.list[2]]);
  expect((await read(server, 'orders', { player: one.id, type: 10, beforeMs: TEST_NOW_MS + 1 })).total).toBe(
    1,
  );
});

test('an order says what becomes of it by itself, and nothing where it waits for a reviewer', async () => {
  const byHand = await livedIn();
  const [withdrawal, deposit] = (await read(byHand.server, 'orders')).list;
  expect(withdrawal).not.toHaveProperty('next');
  const unpaidAtMs = TEST_NOW_MS + SLOT_MS + UNPAID_DEPOSIT_LIFETIME_MS;
  expect(deposit).toMatchObject({ next: { status: FINANCE_STATUS.cancelled, atMs: unpaidAtMs } });
  const server = await createTestServer({ reviewPolicy: 'auto', reviewSeconds: 20 });
  withdrawNow(server.world, createTestPlayer(server.world, { hasDeposited: true, hasPayPassword: true }), 50);
  const next = { status: FINANCE_STATUS.approved, atMs: TEST_NOW_MS + 20_000 };
  expect((await read(server, 'orders')).list[0]).toMatchObject({ status: FINANCE_STATUS.pending, next });
  await server.control('clock', { advance: 20_000 });
  const [approved] = (await read(server, 'orders')).list;
  expect(approved).toMatchObject({
    status: FINANCE_STATUS.approved,
    next: { status: FINANCE_STATUS.success, atMs: TEST_NOW_MS + 40_000 },
  });
});

test('postings tell each movement with its two accounts', async () => {
  const { server, one, other } = await livedIn();
  expect(await read(server, 'postings', { player: other.id })).toMatchObject({
    list: [
      { kind: 'bet-stake', from: 'available', to: 'stakes', amount: 10, userid: other.id },
      { kind: 'bet-stake' },
      {
        kind: 'demo-credit',
        reference: String(other.id),
        from: 'demo-credit',
        to: 'available',
        amount: 1000,
      },
    ],
    total: 3,
  });
  const holds = await read(server, 'postings', { type: 'withdrawal-hold' });
  expect(holds).toMatchObject({
    list: [{ userid: one.id, from: 'available', to: 'frozen', amount: 50 }],
    total: 1,
  });
  const { total } = await read(server, 'postings');
  expect(total).toBe(10);
  const parts = [{ beforeMs: TEST_NOW_MS + SLOT_MS }, { fromMs: TEST_NOW_MS + SLOT_MS }];
  const totals = await Promise.all(parts.map(async (part) => (await read(server, 'postings', part)).total));
  expect(totals.reduce((sum, part) => sum + part, 0)).toBe(total);
});

test.each([
  ['bets', { status: 5 }],
  ['bets', { status: 'won' }],
  ['bets', { issueCode: '12' }],
  ['bets', { type: 'plan' }],
  ['bets', { player: 'demo' }],
  ['chases', { type: 5 }],
  ['chases', { fromMs: -1 }],
  ['orders', { type: 9 }],
  ['orders', { issueCode: '3184207' }],
  ['postings', { status: 1 }],
  ['postings', { pageNo: 0 }],
  ['postings', { pageSize: 1001 }],
])('%s refuses %j and says what it takes', async (path, query) => {
  const { app } = await createTestServer();
  const reply = await supertest(app.server).get(`/__mock/${path}`).query(query).expect(400);
  expect(reply.body).toMatchObject({
    code: 400,
    data: null,
    msg: expect.stringMatching(/^The query may have /),
  });
});

test('the audit names every rule, and what breaks one', async () => {
  const { server } = await livedIn();
  const audit = () => supertest(server.app.server).get('/__mock/audit').expect(200);
  const rules = AUDIT_CHECKS.map(({ rule }) => rule);
  expect((await audit()).body.data).toEqual({ rules, broken: [] });
  server.world.db.exec(`DROP TRIGGER bets_settle_once; UPDATE bets SET prize_micros = 1 WHERE status = 2`);
  const { broken } = (await audit()).body.data;
  expect(broken).toContainEqual({
    rule: 'each prize is the amount times the odds of its bet, capped',
    violations: [expect.stringMatching(/^bet \d+ won 1, but 19990000 is right$/)],
  });
});
