import { listRows } from '@canada28/db/prepared.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from '@canada28/shared/game/odds.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { depositNow, withdrawNow } from '../../testing/test-finance.ts';
import { read } from '../../testing/test-history.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS, type TestServer } from '../../testing/test-server.ts';
import { configWith, worldConfig } from '../../world/world-config.ts';

const change = async (server: TestServer, body: object) =>
  (await server.control('config', body).expect(200)).body.data;

const current = async (server: TestServer) =>
  (await server.game('findcurIssue.do', { lotteryId: '1' })).body.data;

/** Sales and slots of the issues from the first on sale on, in seconds after the sale of that one opened. */
function slots({ world }: TestServer): { saleSeconds: number; endSeconds: number; length: number }[] {
  const rows = listRows<{ start: number; cutoff: number; end: number }>(
    world.db,
    `SELECT sale_start_ms AS start, sale_end_ms AS cutoff, slot_end_ms AS end FROM issues
     WHERE issue_code >= '3184207' ORDER BY issue_code`,
  );
  return rows.map(({ start, cutoff, end }) => ({
    saleSeconds: (cutoff - start) / 1000,
    endSeconds: (end - (rows[0]?.start ?? 0)) / 1000,
    length: (end - start) / 1000,
  }));
}

test('another interval is in force from the next issue on: no slot overlaps, none leaves a gap', async () => {
  const server = await createTestServer();
  const before = await current(server);
  const settings = await change(server, { drawIntervalSeconds: 300, sealedSeconds: 20 });
  expect(settings).toMatchObject({ drawIntervalSeconds: 300, sealedSeconds: 20, drawDelaySeconds: 20 });
  expect(await current(server)).toEqual(before);
  await server.control('clock', { advance: 800_000 });
  await change(server, { drawIntervalSeconds: 180 });
  await server.control('clock', { advance: 500_000 });
  expect(slots(server).slice(0, 5)).toEqual([
    { saleSeconds: 180, endSeconds: 210, length: 210 },
    { saleSeconds: 280, endSeconds: 510, length: 300 },
    { saleSeconds: 280, endSeconds: 810, length: 300 },
    { saleSeconds: 280, endSeconds: 1110, length: 300 },
    { saleSeconds: 160, endSeconds: 1290, length: 180 },
  ]);
  expect(auditDatabase(server.world.db).broken).toEqual([]);
});

test('a draw delay that was told stays, whatever an issue is sealed for', async () => {
  const told = configWith(worldConfig({ pastDraws: 5 }), { drawDelaySeconds: 60 });
  expect(await change(await createTestServer(told), { sealedSeconds: 20 })).toMatchObject({
    sealedSeconds: 20,
    drawDelaySeconds: 60,
  });
  const server = await createTestServer();
  await change(server, { drawDelaySeconds: 30 });
  expect(await change(server, { sealedSeconds: 20 })).toMatchObject({ drawDelaySeconds: 30 });
});

test('a break that begins later is begun later, and a slot that does not fit before it is not sold', async () => {
  const server = await createTestServer();
  await change(server, { drawIntervalSeconds: 300 });
  await server.control('clock', { advance: 24 * HOUR_MS });
  const all = listRows<{ start: number; gap: number }>(
    server.world.db,
    `SELECT sale_start_ms AS start, sale_start_ms - lag(slot_end_ms) OVER (ORDER BY id) AS gap FROM issues`,
  );
  const gaps = all.filter(({ gap }) => gap > 0);
  // 19:00 to 20:00, with what is left before it.
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.gap).toBeGreaterThanOrEqual(HOUR_MS);
  expect(gaps[0]?.gap).toBeLessThan(HOUR_MS + 300_000);
  expect(new Date((gaps[0]?.start ?? 0) + 8 * HOUR_MS).toISOString()).toContain('T20:00:00');
  expect(auditDatabase(server.world.db).broken).toEqual([]);
});

test('a break that is called off ends at once: the next issue opens, never in the past', async () => {
  const server = await createTestServer();
  // 19:30 in Shanghai.
  await server.control('clock', { set: TEST_NOW_MS + 9.5 * HOUR_MS - 60_000 });
  const waiting = await current(server);
  expect(waiting).toMatchObject({ issueStatus: 0, saleStartTime: TEST_NOW_MS + 10 * HOUR_MS - 60_000 });
  await change(server, { maintenance: 'none' });
  const next = await current(server);
  expect(next.issueCode).toBe(waiting.issueCode);
  expect(next.saleStartTime).toBeGreaterThanOrEqual(next.serverTime);
  expect(next.saleStartTime).toBeLessThan(next.serverTime + 210_000);
  await server.control('clock', { advance: 210_000 });
  expect(await current(server)).toMatchObject({ issueCode: waiting.issueCode, issueStatus: 1 });
  expect(auditDatabase(server.world.db).broken).toEqual([]);
});

test('odds and reviews change for what comes after', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await change(server, { reviewPolicy: 'manual', oddsThousandths: DEFAULT_ODDS_THOUSANDTHS.map(() => 5000) });
  const { body } = await server.game('getOdds.do', { lotteryId: '1' });
  expect(new Set(body.data.map(({ odds }: { odds: number }) => odds))).toEqual(new Set([5]));
  depositNow(server.world, player, 100);
  await server.control('clock', { advance: HOUR_MS });
  const orders = await server.call('order/page', { type: 10 }, player.headers);
  expect(orders.body.data.list).toMatchObject([{ status: 0 }]);
  expect(await read(server, 'config')).toMatchObject({ reviewPolicy: 'manual', drawIntervalSeconds: 210 });
});

test.each([
  [{ drawIntervalSeconds: 200 }, /^"drawIntervalSeconds" must be one of: 180, 210, 300\.$/],
  [{ sealedSeconds: 2 }, /^"sealedSeconds" must be a whole number from 3 to 60\.$/],
  [{ oddsThousandths: [1999] }, /^"oddsThousandths" must be 38 whole numbers from /],
  [
    { oddsThousandths: Array(38).fill(999) },
    /^"oddsThousandths" must be 38 whole numbers from 1000 to 10000000\.$/,
  ],
  [{ reviewPolicy: 'later' }, /^"reviewPolicy" must be one of: auto, manual\.$/],
  [{ pastDraws: 5 }, /^There is no setting "pastDraws" here; near it: /],
  [{ timeZone: 'Mars/Olympus' }, /^timeZone must be an IANA name, got "Mars\/Olympus"\.$/],
])('%j is refused in a sentence, and nothing changes', async (body, sentence) => {
  const server = await createTestServer();
  const before = await read(server, 'config');
  expect((await server.control('config', body).expect(400)).body.msg).toMatch(sentence);
  expect(await read(server, 'config')).toEqual(before);
});

test('the settings that hold are read without changing any', async () => {
  const server = await createTestServer();
  const changed = await change(server, { reviewPolicy: 'manual', sealedSeconds: 20 });
  const read = await supertest(server.app.server).get('/__mock/config').expect(200);
  expect(read.body.data).toEqual(changed);
});

test('the limits of one deposit and one withdrawal are those that were set: told, and held', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { hasDeposited: true, hasPayPassword: true });
  await change(server, { depositMin: 100, depositMax: 600, withdrawalMin: 40, withdrawalMax: 60 });
  const [deposit] = (await server.call('deposit/getDepositMethod', {}, player.headers)).body.data;
  expect(deposit.rule).toMatchObject({ minAmount: 100, maxAmount: 600, amountDefault: '100,500' });
  const [withdrawal] = (await server.call('withdraw/getWithdrawMethod', {}, player.headers)).body.data;
  expect(withdrawal.rule).toMatchObject({ minAmount: 40, maxAmount: 60 });
  const codeOf = async (amount: number) => {
    const order = { depositTypeId: 1, ruleId: 1, addressId: 1, amount };
    return (await server.call('deposit/submitDepositOrder', order, player.headers)).body.code;
  };
  expect([await codeOf(99), await codeOf(601)]).toEqual([
    ERROR_CODES.depositAmountOutsideLimits,
    ERROR_CODES.depositAmountOutsideLimits,
  ]);
  expect(await codeOf(100)).toBe(200);
  const refused = await server.control('config', { depositMin: 700 }).expect(400);
  expect(refused.body.msg).toBe('depositMin must be at most depositMax, got 700 and 600.');
});

test('the fee of a withdrawal is the one that was set: told, held back and booked', async () => {
  const server = await createTestServer();
  const { world, call } = server;
  const player = createTestPlayer(world, { hasDeposited: true, hasPayPassword: true });
  await change(server, { withdrawalFeeBasisPoints: 250, reviewPolicy: 'manual' });
  const [withdrawal] = (await call('withdraw/getWithdrawMethod', {}, player.headers)).body.data;
  expect(withdrawal.rule.charges).toBe(2.5);
  const id = withdrawNow(world, player, 100).id;
  for (const outcome of ['approved', 'success']) await server.control('reviews', { id, outcome }).expect(200);
  const { list } = (await call('order/page', { type: 20 }, player.headers)).body.data;
  expect(list[0]).toMatchObject({ id, actAmount: 97.5 });
});

test.each([
  ['config', {}],
  ['draws/script', { sums: [] }],
  ['draws/script', { numbers: [] }],
])(
  '%s with %j asks for no change: what holds is told, and there is no step of the history',
  async (path, body) => {
    const server = await createTestServer();
    const held = await read(server, path);
    expect((await server.control(path, body).expect(200)).body.data).toEqual(held);
    expect(await read(server, 'history')).toEqual([]);
  },
);
