import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY, PLAY_CODES } from '@canada28/shared/game/bet-choices.ts';
import { MAX_MICROS, MICROS_PER_USDT, usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import fc from 'fast-check';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { insertBet } from '../betting/betting.repository.ts';
import { getBalances } from '../ledger/ledger.repository.ts';

/** Stake on the sum 0, USDT, whose prize is the highest there is: 5,000,000 USDT. */
const HIGHEST_PRIZE_STAKE = 5177;
const HIGHEST_PRIZE = 5_000_000;
const MOST = usdtFromMicros(MAX_MICROS);

type Table = TestServer & { readonly player: TestPlayer };

async function tableOf(usdt: number): Promise<Table> {
  const server = await createTestServer({ reviewSeconds: 10 });
  const player = createTestPlayer(server.world, { creditMicros: Math.round(usdt * MICROS_PER_USDT) });
  return { ...server, player };
}

async function bet({ game, player }: Table, totalAmount: number, playCode = 0): Promise<number> {
  const { issueCode } = (await game('findcurIssue.do', { lotteryId: '1' })).body.data;
  const gameItem = [{ totalAmount, numberRecord: String(playCode) }];
  const slip = { issueCode, lotteryId: '1', totalAmount, gameItem };
  return (await game('gameBet.do', slip, player.headers)).body.code;
}

async function deposit({ call, player }: Table, amount: number): Promise<number> {
  const order = { depositTypeId: 1, ruleId: 1, addressId: 1, amount };
  return (await call('deposit/submitDepositOrder', order, player.headers)).body.code;
}

const credit = async ({ control, player }: Table, amount: number) =>
  (await control(`players/${player.id}/credit`, { amount })).body;

/** Draws a sum on the issue on sale, and lets the next sale open. */
async function drawSum({ control }: Table, sum: number): Promise<void> {
  await control('draws/script', { sums: [sum] }).expect(200);
  await control('clock', { to: 'next-issue' }).expect(200);
}

const usableOf = async ({ call, player }: Table): Promise<number> =>
  (await call('wallet/getMyWallet', {}, player.headers)).body.data.moneyUsable;

/** What tells sums of a player answers, whatever they have. */
async function expectAllTold({ app, call, game, player }: Table): Promise<void> {
  for (const path of ['wallet/getMyWallet', 'user/getUserInfo', 'user/getPlayLimits'])
    expect((await call(path, {}, player.headers)).body.code, path).toBe(200);
  for (const path of ['getOrderAnalysis.do', 'getOrderList.do', 'findGamePlan.do'])
    expect((await game(path, { lotteryId: '1', status: 0 }, player.headers)).body.code, path).toBe(200);
  for (const path of ['players', `players/${player.id}`, 'bets', 'orders', 'postings', 'draws'])
    expect((await supertest(app.server).get(`/__mock/${path}`)).status, path).toBe(200);
}

test('a prize for which an account has no room is refused before it is bet', async () => {
  const table = await tableOf(MOST);
  expect(await bet(table, HIGHEST_PRIZE_STAKE)).toBe(320);
  await drawSum(table, 0);
  await expectAllTold(table);
});

test('an account can be won full to the last micro-USDT, and not beyond', async () => {
  const table = await tableOf(MOST - HIGHEST_PRIZE + HIGHEST_PRIZE_STAKE);
  expect(await bet(table, HIGHEST_PRIZE_STAKE)).toBe(200);
  expect(await bet(table, 1)).toBe(320);
  expect(await deposit(table, 10)).toBe(900003);
  expect((await credit(table, 0.000001)).msg).toMatch(/can be given at most 0 USDT more\.$/);
  await drawSum(table, 0);
  expect(await usableOf(table)).toBe(MOST);
  await expectAllTold(table);
  expect(auditDatabase(table.world.db).broken).toEqual([]);
});

test('two bets can win an account full to the last micro-USDT together, and not beyond', async () => {
  const table = await tableOf(MOST - 2 * 9.99);
  for (const code of [200, 200, 320]) expect(await bet(table, 10, PLAY.big)).toBe(code);
  await drawSum(table, 18);
  expect(await usableOf(table)).toBe(MOST);
});

test('a bet that was lost makes room again, and its stake with it', async () => {
  const table = await tableOf(MOST - HIGHEST_PRIZE + HIGHEST_PRIZE_STAKE);
  await bet(table, HIGHEST_PRIZE_STAKE);
  await drawSum(table, 9);
  expect((await credit(table, 1e9)).msg).toMatch(/can be given at most 5000000 USDT more\.$/);
  expect((await credit(table, HIGHEST_PRIZE)).data.moneyUsable).toBe(MOST);
});

test('a bet whose draw comes after that of the next issue keeps its room until it is drawn', async () => {
  const table = await tableOf(MOST - HIGHEST_PRIZE + HIGHEST_PRIZE_STAKE);
  await table.control('config', { drawDelaySeconds: 240 }).expect(200);
  await table.control('clock', { to: 'next-issue' }).expect(200);
  expect(await bet(table, HIGHEST_PRIZE_STAKE)).toBe(200);
  await table.control('draws/script', { sums: [13, 0] }).expect(200);
  await table.control('config', { drawDelaySeconds: 0 }).expect(200);
  await table.control('clock', { to: 'next-issue' }).expect(200);
  expect(await bet(table, 1)).toBe(320);
  expect(await deposit(table, 10)).toBe(900003);
  expect((await credit(table, 1)).msg).toMatch(/at most 0 USDT more/);
  await table.control('clock', { to: 'next-issue' }).expect(200);
  expect(await usableOf(table)).toBe(MOST);
  await expectAllTold(table);
});

test('a deposit that awaits review has room with its bonus', async () => {
  const table = await tableOf(MOST - 200);
  expect(await deposit(table, 100)).toBe(200);
  expect(await deposit(table, 10)).toBe(900003);
  expect((await credit(table, 1)).msg).toMatch(/at most 0 USDT more/);
  await table.control('clock', { advance: 20_000 }).expect(200);
  expect(await usableOf(table)).toBe(MOST - 200 + 105);
  expect(await deposit(table, 40)).toBe(200);
});

test('a chase item for whose prize there is no room any more is given back', async () => {
  const table = await tableOf(MOST - 2 * HIGHEST_PRIZE);
  const { issueCode } = (await table.game('findcurIssue.do', { lotteryId: '1' })).body.data;
  const order = {
    lotteryId: '1',
    planType: 1,
    numberRecord: '0',
    startIsuueCode: issueCode,
    totalIssue: 2,
    startAmount: HIGHEST_PRIZE_STAKE,
    stopMode: 0,
  };
  const start = async (totalIssue: number) =>
    (await table.game('gamePlan.do', { ...order, totalIssue }, table.player.headers)).body.code;
  expect(await start(3)).toBe(320);
  expect(await start(2)).toBe(200);
  // The room of the second item is not kept: what comes meanwhile takes it.
  expect((await credit(table, 4_000_000)).code).toBe(200);
  await drawSum(table, 0);
  const statuses = table.world.db.prepare('SELECT status FROM chase_items ORDER BY id').pluck().all();
  expect(statuses).toEqual([CHASE_ITEM_STATUS.executed, CHASE_ITEM_STATUS.cancelled]);
  expect(await usableOf(table)).toBe(
    MOST - 2 * HIGHEST_PRIZE + 4_000_000 + HIGHEST_PRIZE - HIGHEST_PRIZE_STAKE,
  );
});

test('a day whose stakes are more than an account can hold is told', async () => {
  const table = await tableOf(1000);
  const { db, clock } = table.world;
  const stake = { playCode: 30, amountMicros: 200_000 * MICROS_PER_USDT, oddsThousandths: 1999 };
  db.transaction(() => {
    for (let bets = 0; bets < 22_000; bets += 1)
      insertBet(db, { ...stake, playerId: table.player.id, issueCode: '3184207', placedAtMs: clock.nowMs() });
    db.exec('UPDATE bets SET status = 3, settled_at_ms = placed_at_ms');
  })();
  const [day] = (await table.game('getOrderAnalysis.do', { lotteryId: '1' }, table.player.headers)).body.data;
  expect(day).toMatchObject({ stake: 4_400_000_000, analAomout: -4_400_000_000, count: 22_000 });
  const limits = (await table.call('user/getPlayLimits', {}, table.player.headers)).body.data;
  expect(limits.lostToday).toBe(4_400_000_000);
});

test('whatever is done with an account that is nearly full, its money is told and stays within the bound', async () => {
  const action = fc.oneof(
    fc.record({
      bet: fc.constantFrom(1, 10, HIGHEST_PRIZE_STAKE, 200_000),
      on: fc.constantFrom(...PLAY_CODES),
    }),
    fc.record({ deposit: fc.constantFrom(10, 99.99, 50_000) }),
    fc.record({ credit: fc.constantFrom(0.000001, 1e6, 1e9, -1e6) }),
    fc.record({ draw: fc.constantFrom(0, 13, 27) }),
  );
  const below = fc.constantFrom(0, 0.000001, 20, 10_000, 2_500_000, 12_345_678.9);
  await fc.assert(
    fc.asyncProperty(below, fc.array(action, { minLength: 3, maxLength: 12 }), async (room, actions) => {
      const table = await tableOf(MOST - room);
      for (const step of actions) {
        if ('bet' in step) expect([200, 320]).toContain(await bet(table, step.bet, step.on));
        else if ('deposit' in step) expect([200, 900003]).toContain(await deposit(table, step.deposit));
        else if ('credit' in step) expect([200, 400]).toContain((await credit(table, step.credit)).code);
        else await drawSum(table, step.draw);
        const { availableMicros, frozenMicros } = getBalances(table.world.db, table.player.id);
        expect(availableMicros + frozenMicros).toBeLessThanOrEqual(MAX_MICROS);
      }
      await expectAllTold(table);
    }),
    { numRuns: 15 },
  );
});
