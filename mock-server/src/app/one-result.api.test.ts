import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfContent, hashOfTables, withoutCommitCount } from '../testing/database-digest.ts';
import { SteppedServer } from '../testing/stepped-server.ts';
import { TRON_ADDRESS } from '../testing/test-finance.ts';

/** One seed, one configuration and one row of inputs give one world, however it got there (control §1, decision 128). */

const AT_MS = Date.UTC(2026, 8, 16, 2, 1);
const TICK_MS = 100_000;
const SETTINGS = { tokenRotationMs: 20 * MINUTE_MS, reviewSeconds: 300 };

let server: SteppedServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'one-result-'));
  server = await SteppedServer.start(join(folder, 'canada28.sqlite'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** How the time between two acts passes, and what else is done there. */
type Way = {
  readonly begin?: { readonly path?: string; readonly seed?: string; readonly atMs?: number };
  readonly move?: (ms: number) => Promise<unknown>;
  readonly between?: () => Promise<unknown> | unknown;
  /** Whether calls that wait for none of the others are sent in one turn. */
  readonly together?: boolean;
};

const leap = (ms: number) => server.control('clock', { advance: ms });

/** Calls of the player `linmei`, whose token is followed as the client does. */
class Story {
  #token = '';
  readonly #way: Way;

  constructor(way: Way) {
    this.#way = way;
  }

  async call(path: string, body: object = {}) {
    const { text, newToken } = await server.call(path, body, { 'P-Token': this.#token });
    if (newToken !== undefined) this.#token = newToken;
    const { code, data, msg } = JSON.parse(text);
    if (code !== 200) throw new Error(`${path} answers ${code}: ${msg}`);
    return data;
  }

  async control(path: string, body: object) {
    const { status, text } = await server.control(path, body);
    expect(status, text).toBe(200);
    return JSON.parse(text).data;
  }

  async all(calls: readonly (() => Promise<unknown>)[]) {
    if (this.#way.together === true) await Promise.all(calls.map((call) => call()));
    else for (const call of calls) await call();
  }

  async move(ms: number) {
    await (this.#way.move ?? leap)(ms);
    await this.#way.between?.();
  }

  async logIn(password: string) {
    const { tokenValue } = await this.call('user/login', { uname: 'linmei', password });
    this.#token = tokenValue;
  }

  async issueCode(): Promise<string> {
    return (await this.call('game/findcurIssue.do', { lotteryId: '1' })).issueCode;
  }

  async bet(codes: readonly number[], amount: number) {
    const gameItem = codes.map((code) => ({ totalAmount: amount, numberRecord: String(code) }));
    const issueCode = await this.issueCode();
    const slip = { issueCode, lotteryId: '1', totalAmount: amount * codes.length, gameItem };
    await this.call('game/gameBet.do', slip);
  }

  async chase(wanted: object) {
    const chase = { planType: 3, totalIssue: 5, startAmount: 2, startMutiple: 1, issueRato: 2, stopMode: 2 };
    const startIsuueCode = await this.issueCode();
    const place = { lotteryId: '1', startIsuueCode, numberRecord: '28' };
    await this.call('game/gamePlan.do', { ...chase, ...place, ...wanted });
  }
}

/** What players, testers and time do in it: every source of chance is asked (salts, tokens, draws, wanted results, faults). */
async function tell(way: Way = {}) {
  const { path, seed = 'one', atMs = AT_MS } = way.begin ?? {};
  server.begin({ seed, atMs, config: SETTINGS, ...(path !== undefined && { path }) });
  const story = new Story(way);
  await story.call('user/register', { uname: 'linmei', password: 'maple-28' });
  await story.logIn('maple-28');
  await story.move(3 * MINUTE_MS);
  await story.call('user/changePayPassword', { newPwd: '2828', newAgainPwd: '2828' });
  const addressBook = { name: 'mine', currency: 'USDT', protocol: 'TRC20', defaulted: 1 };
  await story.call('wallet/addVirAddressList', { ...addressBook, address: TRON_ADDRESS, password: '2828' });
  const deposit = { depositTypeId: 1, ruleId: 1, addressId: 1 };
  await story.all([
    () => story.call('deposit/submitDepositOrder', { ...deposit, amount: 100 }),
    () => story.call('deposit/submitDepositOrder', { ...deposit, amount: 50.01 }),
    () => story.call('chat/send', { content: 'hello' }),
    () => story.call('user/updateUserInfo', { nickName: 'Mei' }),
  ]);
  await story.bet([13, 28, 31], 7);
  await story.chase({});
  await story.control('draws/script', { sums: [18, 3] });
  await story.control('faults', {
    match: { path: 'wallet/*', probability: 0.5 },
    // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
    then: { emptyBody: true },
  });
  await story.move(25 * MINUTE_MS);
  await story.chase({ planType: 4, winRate: 10, stopMode: 1 });
  await story.all([
    () => server.call('wallet/getMyWallet', {}),
    () => story.call('notifyMessage/updateAllNotifyMessageRead'),
    () => story.call('user/updatePlayLimits', { dailyLoss: 500 }),
  ]);
  const addresses = await server
    .control('faults', {}, 'DELETE')
    .then(() => story.call('wallet/getMyVirAddressList'));
  const withdrawal = { withdrawId: 1, addressId: addresses[0].id, amount: 30, password: '2828' };
  await story.call('withdraw/submitWithdrawOrder', withdrawal);
  await story.move(11 * HOUR_MS);
  await story.bet([18], 20);
  await story.move(40 * MINUTE_MS);
  return { image: server.image(), hash: hashOfContent(server.db), tables: hashOfTables(server.db) };
}

type Told = Awaited<ReturnType<typeof tell>>;
let told: Told;
beforeAll(async () => {
  told = await tell();
});

/**
 * The same content first: where that differs, the tables say where. Then the same bytes, but for the count of commits:
 * how much shares one follows from the speed of the machine.
 */
function expectSame(other: Told) {
  expect(other.tables).toEqual(told.tables);
  expect(withoutCommitCount(other.image).equals(withoutCommitCount(told.image))).toBe(true);
}

test('the same seed, configuration and inputs give the same file, byte for byte', async () => {
  expectSame(await tell());
});

test('whatever Node and system it runs on: this is the hash of the content', () => {
  expect(told.hash).toMatchInlineSnapshot(
    `"f73de4b76a4372098671e350aa72f7ccaa8f4669354bced98e453e1f902213fe"`,
  );
});

test('another seed gives another world', async () => {
  const other = await tell({ begin: { seed: 'two' } });
  expect(other.tables.issues).not.toBe(told.tables.issues);
  expect(other.tables.sessions).not.toBe(told.tables.sessions);
});

test('calls that share a commit give the bytes of calls that are committed one by one', async () => {
  expectSame(await tell({ together: true }));
});

test('a world in a file has the bytes of one in memory', async () => {
  const path = join(folder, 'world.sqlite');
  expectSame(await tell({ begin: { path } }));
});

test('a leap has the result of ticks that a tester makes', async () => {
  const move = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += TICK_MS) await leap(Math.min(TICK_MS, ms - passed));
  };
  expectSame(await tell({ move }));
});

test('a restart in the middle changes nothing that is not a downtime', async () => {
  expectSame(await tell({ between: () => server.restart(0) }));
});

test('neither does a process that is killed', async () => {
  expectSame(await tell({ between: () => server.restart(0, true) }));
});

test('a world that is restored from a snapshot goes on as the one that was saved', async () => {
  let count = 0;
  const between = async () => {
    count += 1;
    const name = `middle-${count}`;
    await server.control('snapshots', { name });
    // Everything after the save is undone by the restore.
    await server.control('draws/script', { sums: [0, 1, 2] });
    await leap(2 * HOUR_MS);
    await server.control(`snapshots/${name}/restore`);
  };
  expectSame(await tell({ between }));
});

test('a world that was closed because no request came goes on as one that was open', async () => {
  expectSame(await tell({ between: () => server.hosted.closeIdle() }));
});

test('time that passes by itself has the result of time that a tester moves, but for where the clock of the machine stands', async () => {
  const other = await tell({ move: (ms) => server.wait(ms) });
  const { world_facts: ours, ...tables } = other.tables;
  expect(tables).toEqual({ ...told.tables, world_facts: undefined });
  expect(ours).not.toBe(told.tables.world_facts);
});
