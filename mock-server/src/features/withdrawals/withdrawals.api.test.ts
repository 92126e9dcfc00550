import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { submitWithdrawalCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { describe, expect, test } from 'vitest';
import {
  addTestAddress,
  depositNow,
  moneyOf,
  newestOrder,
  TRON_ADDRESS,
} from '../../testing/test-finance.ts';
import { createTestPlayer, type TestPlayer, type TestPlayerOptions } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { updateAddressDeleted } from '../addresses/addresses.repository.ts';

const METHODS = 'withdraw/getWithdrawMethod';
const SUBMIT = 'withdraw/submitWithdrawOrder';
const WITHDRAWAL = { withdrawId: 1, amount: 100, password: DEMO_PAY_PASSWORD };
const DONE = { code: 200, data: true, msg: '' };

async function setUp(options: TestPlayerOptions = {}) {
  const server = await createTestServer();
  const player = createTestPlayer(server.world, { hasPayPassword: true, hasDeposited: true, ...options });
  return { server, player, addressId: addTestAddress(server.world, player) };
}

async function answerTo(server: TestServer, player: TestPlayer, body: object, headers = {}) {
  return (await server.call(SUBMIT, body, { ...player.headers, lang: 'en', ...headers })).body;
}

test('the method names limits, the fee in percent and the own addresses of each network', async () => {
  const { server, player, addressId } = await setUp();
  expect((await server.call(METHODS, {}, player.headers)).body.data).toEqual([
    {
      id: 1,
      code: 'usdt',
      name: 'USDT',
      icon: '',
      sort: 1,
      rule: { id: 1, name: 'USDT', minAmount: 10, maxAmount: 50000, amountDefault: '0', charges: 0.01 },
      address: {
        TRC20: [
          {
            id: addressId,
            name: 'My wallet',
            currency: 'USDT',
            protocol: 'TRC20',
            address: TRON_ADDRESS,
            defaulted: 1,
            status: 1,
          },
        ],
        ERC20: null,
      },
    },
  ]);
});

test('a withdrawal is held at once, approved and paid later, less 0.01 %', async () => {
  const { server, player, addressId } = await setUp();
  expect(await answerTo(server, player, { ...WITHDRAWAL, addressId, amount: 123.456789 })).toEqual(DONE);
  expect(moneyOf(server.world, player)).toEqual({ available: 876.543211, frozen: 123.456789 });
  await server.control('clock', { advance: 40_000 });
  expect(moneyOf(server.world, player)).toEqual({ available: 876.543211, frozen: 0 });
  const list = await server.call('order/page', { type: 20 }, player.headers);
  expect(list.body.data.list).toEqual([
    {
      id: expect.stringMatching(/^\d{19}$/),
      type: 20,
      money: 123.444444,
      commission: 0.012345,
      actAmount: 123.444444,
      status: 2,
      label: 'TRC20',
      src: TRON_ADDRESS,
      auditRemark: null,
      payTypeName: 'USDT',
      createTime: '2026-09-16 10:01:00',
      updateTime: '2026-09-16 10:01:40',
      currency: 'USDT',
      bonus: 0,
    },
  ]);
});

test.each([16.001, 16.00034, 16.01])('all of %d USDT can be withdrawn', async (amount) => {
  const { server, player, addressId } = await setUp({ creditMicros: microsFromUsdt(amount) });
  expect(await answerTo(server, player, { ...WITHDRAWAL, addressId, amount })).toEqual(DONE);
  expect(moneyOf(server.world, player)).toEqual({ available: 0, frozen: amount });
});

test('an own address may be named by its text and network', async () => {
  const { server, player } = await setUp();
  const byText = { ...WITHDRAWAL, address: TRON_ADDRESS, protocol: 'TRC20' };
  expect(await answerTo(server, player, byText)).toEqual(DONE);
  expect(newestOrder(server.world, player, 20)).toMatchObject({ address: TRON_ADDRESS, protocol: 'TRC20' });
  const otherCase = { ...byText, address: TRON_ADDRESS.toLowerCase() };
  expect(await answerTo(server, player, otherCase)).toMatchObject({ code: 900005 });
});

describe('before a deposit or withdrawal has succeeded', () => {
  const newcomer = { hasDeposited: false };

  test('no way to withdraw is offered, and a deposit that waits or fails opens none', async () => {
    const { server, player } = await setUp(newcomer);
    const methods = async () => (await server.call(METHODS, {}, player.headers)).body.data;
    expect(await methods()).toEqual([]);
    depositNow(server.world, player, 100.01);
    expect(await methods()).toEqual([]);
    await server.control('clock', { advance: 20_000 });
    expect(await methods()).toEqual([]);
    depositNow(server.world, player, 100);
    await server.control('clock', { advance: 20_000 });
    expect(await methods()).toHaveLength(1);
  });

  test('a submission is refused, after the password and before the balance', async () => {
    const { server, player, addressId } = await setUp(newcomer);
    const told = submitWithdrawalCall.refusals.slice(4, 7);
    expect(told).toEqual(['wrongPassword', 'methodNotAvailable', 'withdrawalBalanceTooLow']);
    const body = { ...WITHDRAWAL, addressId, amount: 2000 };
    expect(await answerTo(server, player, { ...body, password: '0000' })).toMatchObject({ code: 90006 });
    expect(await answerTo(server, player, body)).toEqual({
      code: 900001,
      data: null,
      msg: 'This method is not available',
    });
    depositNow(server.world, player, 100);
    await server.control('clock', { advance: 20_000 });
    expect(await answerTo(server, player, body)).toMatchObject({ code: 900004 });
  });
});

describe('refusals, each before those that follow', () => {
  const wrongAmount = { amount: 9.99 };
  const wrongRule = { ...wrongAmount, withdrawId: 9 };
  const wrongAddress = { ...wrongRule, addressId: 999 };
  const cases: [string, object, number, string][] = [
    ['a wrong password', { ...wrongAddress, amount: 2000, password: '0000' }, 90006, 'The password is wrong'],
    ['an empty password', { ...wrongAddress, password: '' }, 90006, 'The password is wrong'],
    ['more than there is', { ...wrongAddress, amount: 1000.000001 }, 900004, 'The balance is too low'],
    ['far more than there is', { ...wrongAddress, amount: 1e300 }, 900004, 'The balance is too low'],
    ['an unknown address', wrongAddress, 900005, 'This withdrawal address cannot be used'],
    [
      'an address outside the book',
      {
        ...wrongRule,
        addressId: undefined,
        address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
        protocol: 'TRC20',
      },
      900005,
      'This withdrawal address cannot be used',
    ],
    ['no address', { ...wrongRule, addressId: undefined }, 900005, 'This withdrawal address cannot be used'],
    ['an unknown method', wrongRule, 900001, 'This method is not available'],
    ['too little', wrongAmount, 900003, 'Please enter a correct amount of 10-50000'],
    ['nothing', { amount: 0 }, 900003, 'Please enter a correct amount of 10-50000'],
    ['less than nothing', { amount: -100 }, 900003, 'Please enter a correct amount of 10-50000'],
    ['seven decimals', { amount: 10.1234567 }, 900003, 'Please enter a correct amount of 10-50000'],
  ];
  test.each(cases)('%s', async (_, changes, code, words) => {
    const { server, player, addressId } = await setUp();
    const answer = await answerTo(server, player, { ...WITHDRAWAL, addressId, ...changes });
    expect(answer).toEqual({ code, data: null, msg: expect.stringContaining(words) });
    expect(moneyOf(server.world, player)).toEqual({ available: 1000, frozen: 0 });
  });

  test('a player who may not trade, before everything else', async () => {
    const { server, player } = await setUp({ status: 3, hasPayPassword: false });
    expect(await answerTo(server, player, { ...WITHDRAWAL, ...wrongAddress })).toEqual({
      code: 900006,
      data: null,
      msg: 'This account is forbidden to withdraw. Please contact customer service',
    });
  });

  test('no transaction password set', async () => {
    const { server, player } = await setUp({ hasPayPassword: false });
    expect(await answerTo(server, player, { ...WITHDRAWAL, ...wrongAddress })).toEqual({
      code: 800001,
      data: null,
      msg: 'You have not set a transaction password',
    });
  });

  test('a transaction password that five wrong ones have locked', async () => {
    const { server, player, addressId } = await setUp();
    for (let attempt = 0; attempt < 5; attempt++) {
      await answerTo(server, player, { ...WITHDRAWAL, addressId, password: '0000' });
    }
    expect(await answerTo(server, player, { ...WITHDRAWAL, ...wrongAddress })).toEqual({
      code: 900007,
      data: null,
      msg: 'Too many wrong passwords, please try again in 5 min',
    });
  });

  test('a withdrawal is from 10 to 50,000 USDT, to the micro-USDT', async () => {
    const { server, player, addressId } = await setUp({ creditMicros: 160_000_000_000 });
    const codeOf = async (amount: number) =>
      (await answerTo(server, player, { ...WITHDRAWAL, addressId, amount })).code;
    expect([await codeOf(9.999999), await codeOf(50_000.000001)]).toEqual([900003, 900003]);
    expect([await codeOf(10), await codeOf(50_000)]).toEqual([200, 200]);
  });

  test("a deleted address, one that failed its review, and another player's", async () => {
    const { server, player, addressId } = await setUp();
    const { db } = server.world;
    const stranger = createTestPlayer(server.world, { hasPayPassword: true, hasDeposited: true });
    expect(await answerTo(server, stranger, { ...WITHDRAWAL, addressId })).toMatchObject({ code: 900005 });
    db.prepare('UPDATE addresses SET status = -1').run();
    expect(await answerTo(server, player, { ...WITHDRAWAL, addressId })).toMatchObject({ code: 900005 });
    db.prepare('UPDATE addresses SET status = 1').run();
    updateAddressDeleted(db, { id: addressId, playerId: player.id, deletedAtMs: 1 });
    expect(await answerTo(server, player, { ...WITHDRAWAL, addressId })).toMatchObject({ code: 900005 });
  });
});

test('a retry under the same key is the same withdrawal; another body under it is refused', async () => {
  const { server, player, addressId } = await setUp();
  const key = { 'Idempotency-Key': 'withdrawal-1' };
  const body = { ...WITHDRAWAL, addressId };
  expect(await answerTo(server, player, body, key)).toEqual(DONE);
  expect(await answerTo(server, player, body, key)).toEqual(DONE);
  expect(moneyOf(server.world, player)).toEqual({ available: 900, frozen: 100 });
  expect(await answerTo(server, player, { ...body, amount: 50 }, key)).toMatchObject({ code: 400 });
});

test('a retry under its key tells no password that is tried: with a mistyped one it is the same withdrawal', async () => {
  const { server, player, addressId } = await setUp();
  const key = { 'Idempotency-Key': 'withdrawal-1' };
  const body = { ...WITHDRAWAL, addressId };
  expect(await answerTo(server, player, body, key)).toEqual(DONE);
  expect(await answerTo(server, player, { ...body, password: '0000' }, key)).toEqual(DONE);
  expect(moneyOf(server.world, player)).toEqual({ available: 900, frozen: 100 });
});

test.each([METHODS, SUBMIT])('%s asks a guest to log in', async (path) => {
  const { call } = await createTestServer();
  expect((await call(path, WITHDRAWAL)).body).toMatchObject({ code: 403, data: null });
});

test.each([
  { ...WITHDRAWAL, amount: '100' },
  { ...WITHDRAWAL, password: undefined },
  { ...WITHDRAWAL, protocol: 'trc-20', address: TRON_ADDRESS },
])('the malformed body %j is refused', async (body) => {
  const { server, player } = await setUp();
  expect(await answerTo(server, player, body)).toMatchObject({ code: 400, data: null });
});
