import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addressRefusal } from '@canada28/shared/money/usdt-address.ts';
import { describe, expect, test } from 'vitest';
import { newestOrder } from '../../testing/test-finance.ts';
import { createTestPlayer, type TestPlayer, type TestPlayerOptions } from '../../testing/test-player.ts';
import { createTestServer, type TestServer, type TestWorldOptions } from '../../testing/test-server.ts';

const METHODS = 'deposit/getDepositMethod';
const SUBMIT = 'deposit/submitDepositOrder';
const DEPOSIT = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 100 };
const DONE = { code: 200, data: true, msg: '' };

async function setUp(config: TestWorldOptions = {}, options: TestPlayerOptions = {}) {
  const server = await createTestServer(config);
  return { server, player: createTestPlayer(server.world, options) };
}

async function answerTo(server: TestServer, player: TestPlayer, body: object, headers = {}) {
  return (await server.call(SUBMIT, body, { ...player.headers, lang: 'en', ...headers })).body;
}

function orderCount({ world }: TestServer): unknown {
  return world.db.prepare('SELECT count(*) FROM finance_orders').pluck().get();
}

test('the method names limits, quick amounts and a demo address of each network with its QR code', async () => {
  const { server, player } = await setUp();
  const { data } = (await server.call(METHODS, {}, player.headers)).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    id: 1,
    code: 'usdt',
    rule: { id: 1, minAmount: 10, maxAmount: 50000, amountDefault: '50,100,500,1000,5000,10000', charges: 0 },
  });
  const [tron] = data[0].address['trc-20'];
  const [ethereum] = data[0].address['erc-20'];
  expect(addressRefusal('TRC20', tron.address)).toBeUndefined();
  expect(addressRefusal('ERC20', ethereum.address)).toBeUndefined();
  for (const { name, remark, qrImage } of [tron, ethereum]) {
    expect(name).toContain('Demo');
    expect(remark).toContain('never send real money');
    expect(qrImage).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  }
});

test('a deposit awaits its review as margin, then stands in the balance', async () => {
  const { server, player } = await setUp();
  const money = async () => (await server.call('wallet/getMyWallet', {}, player.headers)).body.data;
  const margin = async () => (await server.call('user/getUserInfo', {}, player.headers)).body.data.margin;
  expect(await answerTo(server, player, { ...DEPOSIT, amount: 100.5 })).toEqual(DONE);
  expect(await money()).toMatchObject({ moneyUsable: 1000, margin: 100.5 });
  expect(await margin()).toBe(100.5);

  const moved = await server.control('clock', { advance: 20_000 });
  const { id: orderId } = newestOrder(server.world, player, 10);
  expect(moved.body.data.happened).toContainEqual({
    atMs: expect.any(Number),
    what: 'deposit-reviewed',
    detail: `${orderId} success`,
    why: 'The automatic review decided it (20 s, settings reviewPolicy and reviewSeconds).',
  });
  // 5 % on top.
  expect(await money()).toMatchObject({ moneyUsable: 1105.525, margin: 0 });
  const { body } = await server.call('order/page', { type: 10 }, player.headers);
  expect(body.data.list).toEqual([expect.objectContaining({ money: 100.5, actAmount: 100.5, bonus: 5.025 })]);
  expect(await margin()).toBe(0);
});

describe('refusals, each before those that follow', () => {
  const wrongAddress = { addressId: 9 };
  const wrongAmount = { ...wrongAddress, amount: 9.999999 };
  const wrongRule = { ...wrongAmount, ruleId: 9 };
  const cases: [string, object, number, string][] = [
    ['a wrong password', { ...wrongRule, password: '0000' }, 90006, 'The password is wrong'],
    ['an unknown method', { ...wrongAmount, depositTypeId: 9 }, 900001, 'This method is not available'],
    ['an unknown rule', wrongRule, 900001, 'This method is not available'],
    ['too little', wrongAmount, 900003, 'Please enter a correct deposit amount of 10-50000'],
    ['too much', { ...wrongAddress, amount: 50_000.000001 }, 900003, 'Please enter a correct deposit amount'],
    ['no amount', { ...wrongAddress, amount: 0 }, 900003, 'No deposit amount entered'],
    ['an empty amount', { ...wrongAddress, amount: '' }, 900003, 'No deposit amount entered'],
    ['null for an amount', { ...wrongAddress, amount: null }, 900003, 'No deposit amount entered'],
    ['an amount left out', { ...wrongAddress, amount: undefined }, 900003, 'No deposit amount entered'],
    ['less than nothing', { ...wrongAddress, amount: -100 }, 900003, 'Please enter a correct deposit amount'],
    ['seven decimals', { ...wrongAddress, amount: 10.1234567 }, 900003, 'Please enter a correct deposit'],
    ['an unknown address', wrongAddress, 900002, 'The receiving address is not available'],
  ];
  test.each(cases)('%s', async (_, changes, code, words) => {
    const { server, player } = await setUp({}, { hasPayPassword: true });
    const answer = await answerTo(server, player, { ...DEPOSIT, ...changes });
    expect(answer).toEqual({ code, data: null, msg: expect.stringContaining(words) });
    expect(orderCount(server)).toBe(0);
  });

  test('a player who may not trade, before everything else', async () => {
    const { server, player } = await setUp({}, { status: 3 });
    const { body } = await server.call('user/updatePlayLimits', { dailyDeposit: 1 }, player.headers);
    expect(body.code).toBe(200);
    expect(await answerTo(server, player, { ...DEPOSIT, ...wrongRule })).toEqual({
      code: 800001,
      data: null,
      msg: 'This account is forbidden to trade',
    });
  });

  test("the player's own daily limit, before the password", async () => {
    const { server, player } = await setUp({}, { hasPayPassword: true });
    await server.call('user/updatePlayLimits', { dailyDeposit: 150 }, player.headers);
    expect(await answerTo(server, player, DEPOSIT)).toEqual(DONE);
    expect(await answerTo(server, player, { ...DEPOSIT, amount: 50.01, password: '0000' })).toEqual({
      code: 900003,
      data: null,
      msg: 'This exceeds your daily deposit limit of 150 USDT. You can still deposit 50 USDT today',
    });
    expect(await answerTo(server, player, { ...DEPOSIT, amount: 50 })).toEqual(DONE);
    await server.control('clock', { advance: 86_400_000 });
    expect(await answerTo(server, player, DEPOSIT)).toEqual(DONE);
  });

  test.each([16.001, 16.00034, 16.01])('a daily limit of %d takes a deposit of as much', async (amount) => {
    const { server, player } = await setUp();
    await server.call('user/updatePlayLimits', { dailyDeposit: amount }, player.headers);
    expect(await answerTo(server, player, { ...DEPOSIT, amount })).toEqual(DONE);
  });

  test("a break of the player's own, before the daily limit", async () => {
    const { server, player } = await setUp();
    const limits = { dailyDeposit: 1, timeoutUntil: '2026-09-17 10:01:00' };
    await server.call('user/updatePlayLimits', limits, player.headers);
    expect(await answerTo(server, player, DEPOSIT)).toEqual({
      code: 900003,
      data: null,
      msg: expect.stringContaining('You are taking a break until 09/17/2026, 10:01:00'),
    });
    await server.control('clock', { advance: 86_400_000 });
    expect(await answerTo(server, player, { ...DEPOSIT, amount: 10 })).toEqual({
      code: 900003,
      data: null,
      msg: 'This exceeds your daily deposit limit of 1 USDT. You can still deposit 1 USDT today',
    });
  });

  test('a deposit is from 10 to 50,000 USDT, to the micro-USDT', async () => {
    const { server, player } = await setUp();
    const codeOf = async (amount: number) => (await answerTo(server, player, { ...DEPOSIT, amount })).code;
    expect([await codeOf(9.999999), await codeOf(50_000.000001)]).toEqual([900003, 900003]);
    expect([await codeOf(10), await codeOf(50_000)]).toEqual([200, 200]);
  });

  test('an empty password is none', async () => {
    const { server, player } = await setUp();
    expect(await answerTo(server, player, { ...DEPOSIT, password: '' })).toEqual(DONE);
  });

  test('a password where none is set', async () => {
    const { server, player } = await setUp();
    expect(await answerTo(server, player, { ...DEPOSIT, password: '1234' })).toEqual({
      code: 800001,
      data: null,
      msg: 'Please set a transaction password first',
    });
  });
});

describe('where the server demands the transaction password', () => {
  const config = { isDepositPasswordRequired: true };

  test('a deposit needs it', async () => {
    const { server, player } = await setUp(config, { hasPayPassword: true });
    expect(await answerTo(server, player, DEPOSIT)).toMatchObject({ code: 90006 });
    expect(await answerTo(server, player, { ...DEPOSIT, password: DEMO_PAY_PASSWORD })).toEqual(DONE);
  });

  test('a player without one is asked to set it', async () => {
    const { server, player } = await setUp(config);
    expect(await answerTo(server, player, DEPOSIT)).toMatchObject({ code: 800001 });
  });

  test('asking without a password, as clients do first, locks no account', async () => {
    const { server, player } = await setUp(config, { hasPayPassword: true });
    for (let attempt = 0; attempt < 6; attempt++) {
      expect(await answerTo(server, player, { ...DEPOSIT, password: '' })).toMatchObject({ code: 90006 });
    }
    expect(await answerTo(server, player, { ...DEPOSIT, password: DEMO_PAY_PASSWORD })).toEqual(DONE);
  });

  test('five wrong ones lock it', async () => {
    const { server, player } = await setUp(config, { hasPayPassword: true });
    for (let attempt = 0; attempt < 5; attempt++) {
      await answerTo(server, player, { ...DEPOSIT, password: '0000' });
    }
    const right = { ...DEPOSIT, password: DEMO_PAY_PASSWORD };
    expect(await answerTo(server, player, right)).toMatchObject({ code: 900007 });
  });
});

test('a retry under the same key is the same deposit; another body under it is refused', async () => {
  const { server, player } = await setUp();
  const key = { 'Idempotency-Key': 'deposit-1' };
  expect(await answerTo(server, player, DEPOSIT, key)).toEqual(DONE);
  expect(await answerTo(server, player, DEPOSIT, key)).toEqual(DONE);
  expect(orderCount(server)).toBe(1);
  expect(await answerTo(server, player, { ...DEPOSIT, amount: 200 }, key)).toMatchObject({ code: 400 });
  expect(orderCount(server)).toBe(1);
});

test.each([METHODS, SUBMIT])('%s asks a guest to log in', async (path) => {
  const { call } = await createTestServer();
  expect((await call(path, DEPOSIT)).body).toMatchObject({ code: 403, data: null });
});

test.each([{ ...DEPOSIT, amount: '100' }, { ...DEPOSIT, addressId: undefined }, { amount: 100 }])(
  'the malformed body %j is refused',
  async (body) => {
    const { server, player } = await setUp();
    expect(await answerTo(server, player, body)).toMatchObject({ code: 400, data: null });
  },
);
