import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditDatabase } from '../features/audit/audit-database.ts';
import { numbersForSum } from '../features/draws/script-draws.ts';
import { SwitchableServer } from '../testing/switchable-server.ts';
import { sumOfEntries } from '../testing/test-chase.ts';
import { addTestAddress } from '../testing/test-finance.ts';
import { testRandom } from '../testing/test-random.ts';

/** Whatever players, reviewers, time and power cuts do, in whatever order: the money stays accounted for (game §6). */

const PLAYERS = [0, 1] as const;
const CREDIT = 500;
const BONUS_PERCENT = 3;
/** Slow reviews, so that reviewers and the clock race for an order. */
const CONFIG = {
  reviewSeconds: 600,
  depositBonus: { percent: BONUS_PERCENT, mostMicros: 388_000_000 },
  demoCreditMicros: CREDIT * 1_000_000,
};

type Act = (server: SwitchableServer) => Promise<unknown>;
type Step = fc.AsyncCommand<object, SwitchableServer>;

/** One step of a story: acts, then holds the ledger to its sum. */
function step(what: string, act: Act): Step {
  return {
    check: () => true,
    run: async (_, server) => {
      await act(server);
      expect(sumOfEntries(server.db)).toBe(0);
    },
    toString: () => what,
  };
}

/** Steps made from values; shown with them when a story fails. */
function steps<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  act: (server: SwitchableServer, value: Value) => Promise<unknown>,
) {
  return values.map((value) => step(`${name} ${JSON.stringify(value)}`, (server) => act(server, value)));
}

const player = fc.constantFrom(...PLAYERS);
const playCode = fc.integer({ min: 0, max: 37 });

/** The issue on sale or just sealed, one of those around it, or none at all; who is patient waits for a sale first. */
const issueOffset = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, -1, 500);
const isPatient = fc.constantFrom(true, true, true, false);
type Choice = { readonly issueOffset: number; readonly isPatient: boolean };

/** Sums that fit, that exceed the balance, that ask the automatic reviewer for something (docs/magic-amounts.md). */
const financeAmount = fc.constantFrom(10, 50, 120.5, 10.01, 20.02, 30.03, 40.04, 9, 400, 5000);

async function issueCode(server: SwitchableServer, choice: Choice): Promise<string> {
  if (choice.isPatient) await waitForSale(server);
  const { issueCode: code } = await currentIssue(server);
  return String(Number(code) + choice.issueOffset);
}

async function waitForSale(server: SwitchableServer): Promise<void> {
  for (let issue = await currentIssue(server); issue.issueStatus !== 1; issue = await currentIssue(server)) {
    // While an issue is sealed, the next one is some seconds away; in maintenance the next one is told.
    const isSealed = issue.issueStatus === 2;
    await server.control('clock', isSealed ? { advance: 30_000 } : { set: issue.saleStartTime });
  }
}

async function currentIssue(server: SwitchableServer) {
  const { data } = await server.call(0, 'game/findcurIssue.do', { lotteryId: '1' });
  return data as { issueCode: string; issueStatus: number; saleStartTime: number };
}

/** One name: who comes second is refused. */
const registrations = steps('register', fc.constant('newcomer'), (server, uname) =>
  server.call(0, 'user/register', { uname, password: 'maple-28' }),
);

const bets = steps(
  'bet',
  fc.record({
    player,
    issueOffset,
    isPatient,
    codes: fc.array(playCode, { minLength: 1, maxLength: 4 }),
    amount: fc.integer({ min: 0, max: 100 }),
  }),
  async (server, { player: owner, codes, amount, ...choice }) => {
    const gameItem = codes.map((code) => ({ totalAmount: amount, numberRecord: String(code) }));
    const slip = { lotteryId: '1', totalAmount: amount * codes.length, gameItem };
    await server.call(owner, 'game/gameBet.do', { ...slip, issueCode: await issueCode(server, choice) });
  },
);

const chases = steps(
  'chase',
  fc.record({
    player,
    issueOffset,
    isPatient,
    planType: fc.integer({ min: 1, max: 4 }),
    totalIssue: fc.integer({ min: 1, max: 8 }),
    startAmount: fc.integer({ min: 1, max: 40 }),
    startMutiple: fc.integer({ min: 1, max: 3 }),
    issueRato: fc.integer({ min: 1, max: 3 }),
    winRate: fc.integer({ min: 1, max: 40 }),
    stopMode: fc.constantFrom(0, 1, 2),
    numberRecord: playCode.map(String),
  }),
  async (server, { player: owner, issueOffset: offset, isPatient: waits, ...chase }) => {
    const startIsuueCode = await issueCode(server, { issueOffset: offset, isPatient: waits });
    await server.call(owner, 'game/gamePlan.do', { ...chase, startIsuueCode, lotteryId: '1' });
  },
);

const stops = steps('stop', player, async (server, owner) => {
  const { data } = await server.call(owner, 'game/findGamePlan.do', { lotteryId: '1', status: 1 });
  const running = (data as { id: number }[])[0];
  await server.call(owner, 'game/stopGamePlan.do', { planId: running?.id ?? 0 });
});

const deposits = steps(
  'deposit',
  fc.record({ player, amount: financeAmount }),
  (server, { player: owner, amount }) =>
    server.call(owner, 'deposit/submitDepositOrder', { depositTypeId: 1, ruleId: 1, addressId: 1, amount }),
);

const withdrawals = steps(
  'withdraw',
  fc.record({ player, amount: financeAmount }),
  async (server, { player: owner, amount }) => {
    const { data } = await server.call(owner, 'wallet/getMyVirAddressList', {});
    const addressId = (data as { id: number }[])[0]?.id ?? 0;
    const order = { withdrawId: 1, addressId, amount, password: DEMO_PAY_PASSWORD };
    await server.call(owner, 'withdraw/submitWithdrawOrder', order);
  },
);

/** Mostly what an order can become; the rest has to be refused. */
const reviewed = fc.constantFrom(
  { type: 10, status: 0, outcome: 'success' },
  { type: 10, status: 0, outcome: 'cancelled' },
  { type: 20, status: 0, outcome: 'approved' },
  { type: 20, status: 0, outcome: 'rejected' },
  { type: 20, status: 1, outcome: 'success' },
  { type: 20, status: 1, outcome: 'failed' },
  { type: 20, status: 2, outcome: 'failed' },
);
const reviews = steps(
  'review',
  fc.record({ player, review: reviewed }),
  async (server, { player: owner, review: { outcome, ...search } }) => {
    const { data } = await server.call(owner, 'order/page', search);
    const order = (data as { list: { id: string }[] }).list[0];
    if (order !== undefined) await server.control('reviews', { id: order.id, outcome });
  },
);

/** Numbers with the sums 5, 18 and 16, each searched for once. */
const numberSets = [5, 18, 16].map((sum) => numbersForSum(testRandom('sets'), sum));
const draws = steps('draw', fc.nat(numberSets.length - 1), async (server, which) => {
  await server.control('draws/script', { numbers: [numberSets[which]] });
  await server.control('clock', { advance: 210_000 });
});

const times = steps(
  'wait',
  fc.constantFrom(1, 20_000, 119_999, 120_000, 150_000, 210_000, 1_000_000, 9 * 60 * MINUTE_MS),
  (server, advance) => server.control('clock', { advance }),
);

const restarts = steps(
  'restart',
  fc.constantFrom(0, 1000, 100_000, 700_000, 11 * 60 * MINUTE_MS),
  async (server, offForMs) => server.restart(offForMs),
);

type Row = Readonly<Record<'totalamount' | 'accwin' | 'money' | 'commission', number>>;
type Listing = { readonly player: number; readonly [field: string]: unknown };

/** All rows of a list, page by page; game lists are arrays, the others say their total (player-api §1). */
async function listAll(server: SwitchableServer, path: string, body: Listing): Promise<Row[]> {
  const { player: owner, ...input } = body;
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { data } = await server.call(owner, path, { ...input, pageNo, pageSize: 100 });
    const page = Array.isArray(data) ? data : (data as { list: Row[] }).list;
    rows.push(...page);
    if (page.length < 100) return rows;
  }
}

const micros = (usdt: number) => Math.round(usdt * 1_000_000);

/** What a player has, told by the lists of the wire alone: nothing of it is read from the ledger. */
async function expectedMicros(server: SwitchableServer, owner: number): Promise<number> {
  const placed = await listAll(server, 'game/getOrderList.do', { player: owner, lotteryId: '1', status: 0 });
  const deposited = await listAll(server, 'order/page', { player: owner, type: 10, status: 2 });
  const withdrawn = await listAll(server, 'order/page', { player: owner, type: 20, status: 2 });
  return [
    micros(CREDIT),
    ...placed.map(({ totalamount, accwin }) => micros(accwin) - micros(totalamount)),
    ...deposited.map(({ money }) => micros(money) + Math.floor((micros(money) * BONUS_PERCENT) / 100)),
    ...withdrawn.map(({ money, commission }) => -micros(money) - micros(commission)),
  ].reduce((total, amount) => total + amount);
}

async function holdAtTheEnd(server: SwitchableServer): Promise<void> {
  for (const owner of PLAYERS) {
    const { data } = await server.call(owner, 'wallet/getMyWallet', {});
    const { moneyUsable, moneyFrozen } = data as { moneyUsable: number; moneyFrozen: number };
    expect(micros(moneyUsable) + micros(moneyFrozen)).toBe(await expectedMicros(server, owner));
  }
  expect(auditDatabase(server.db).broken).toEqual([]);
}

test('any order of actions, draws, reviews, waits and restarts keeps the money accounted for, and nothing answers 500', async () => {
  const often = [bets, bets, bets, chases, chases, deposits, times, times, draws];
  const seldom = [registrations, stops, stops, withdrawals, withdrawals, reviews, reviews, reviews, restarts];
  const stories = fc.commands<object, SwitchableServer, false>([...often, ...often, ...seldom], {
    maxCommands: 40,
    size: '+1',
  });
  const server = new SwitchableServer(CONFIG);
  const property = fc.asyncProperty(stories, async (story) => {
    server.beginAgain();
    for (const _ of PLAYERS) addTestAddress(server.world, server.addPlayer());
    await fc.asyncModelRun(() => ({ model: {}, real: server }), story);
    await holdAtTheEnd(server);
  });
  await fc.assert(property, { numRuns: 40 });
  await server.close();
});
