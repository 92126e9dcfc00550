import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { ERROR_CODES, type ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { MAX_MICROS } from '@canada28/shared/money/usdt.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { insertAddress } from '../features/addresses/addresses.repository.ts';
import { setLimit } from './test-chase.ts';
import { addTestAddress, TRON_ADDRESS } from './test-finance.ts';
import { createTestPlayer, type TestPlayer, type TestPlayerOptions } from './test-player.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** What a scenario plays on: a server, and a player with money and a transaction password who is logged in. */
type Fixture = TestServer & {
  readonly player: TestPlayer;
  /** Asks as the player, in English. */
  readonly ask: (path: string, body?: object) => supertest.Test;
  readonly play: (path: string, body?: object) => supertest.Test;
};

type Scenario = {
  readonly act: (fixture: Fixture) => PromiseLike<supertest.Response>;
  readonly player?: TestPlayerOptions;
  readonly server?: TestServerOptions;
};

const ISSUE = '3184207';
const BIG = { totalAmount: 10, numberRecord: '31' };
const BET = { issueCode: ISSUE, lotteryId: '1', totalAmount: 10, gameItem: [BIG] };
const CHASE = {
  lotteryId: '1',
  planType: 1,
  numberRecord: '31',
  startIsuueCode: ISSUE,
  totalIssue: 2,
  startAmount: 10,
  stopMode: 0,
};
const DEPOSIT = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 100 };
const ADDRESS = {
  currency: 'USDT',
  protocol: 'TRC20',
  address: TRON_ADDRESS,
  password: DEMO_PAY_PASSWORD,
};
const NEW_LOGIN = { oldPwd: DEMO_LOGIN_PASSWORD, newPwd: 'another-28', newAgainPwd: 'another-28' };
const BLOCKED = { status: PLAYER_STATUS.tradingForbidden };

const bet =
  (changes: object): Scenario['act'] =>
  ({ play }) =>
    play('gameBet.do', { ...BET, ...changes });
const deposit =
  (changes: object): Scenario['act'] =>
  ({ ask }) =>
    ask('deposit/submitDepositOrder', { ...DEPOSIT, ...changes });
const addAddress =
  (changes: object): Scenario['act'] =>
  ({ ask }) =>
    ask('wallet/addVirAddressList', { ...ADDRESS, ...changes });
const withdraw =
  (changes: object): Scenario['act'] =>
  ({ ask, world, player }) =>
    ask('withdraw/submitWithdrawOrder', {
      withdrawId: 1,
      addressId: addTestAddress(world, player),
      amount: 100,
      password: DEMO_PAY_PASSWORD,
      ...changes,
    });
const logIn =
  (changes: object): Scenario['act'] =>
  ({ ask, player }) =>
    ask('user/login', { uname: player.userName, password: player.password, ...changes });

/** Lets time pass, then bets on the issue that was on sale. */
const betAfter =
  (ms: number): Scenario['act'] =>
  async (fixture) => {
    await fixture.control('clock', { advance: ms });
    return bet({})(fixture);
  };

/** Every refusal of the product, provoked for real; a new name without a scenario does not compile. */
const SCENARIOS: Readonly<Record<ErrorName, Scenario>> = {
  badParameter: { act: ({ play }) => play('getOrderList.do', { lotteryId: '1', status: 'all' }) },
  malformedBody: {
    act: ({ app, player }) =>
      supertest(app.server)
        .post('/player-api/player/game/gameBet.do')
        .set({ ...player.headers, lang: 'en' })
        .send('{'),
  },
  playCodeUnknown: { act: bet({ gameItem: [{ ...BIG, numberRecord: '38' }] }) },
  playCodeRepeated: { act: bet({ gameItem: [BIG, BIG], totalAmount: 20 }) },
  betAmountZero: { act: bet({ gameItem: [{ ...BIG, totalAmount: 0 }], totalAmount: 0 }) },
  betTotalDiffers: { act: bet({ totalAmount: 11 }) },
  idempotencyKeyReused: {
    act: async ({ play }) => {
      await play('gameBet.do', BET).set('Idempotency-Key', 'once');
      return play('gameBet.do', { ...BET, issueCode: '3184208' }).set('Idempotency-Key', 'once');
    },
  },
  addressOrPasswordMissing: { act: addAddress({ address: ' ' }) },
  addressMalformed: { act: addAddress({ address: `${TRON_ADDRESS.slice(0, -1)}x` }) },
  addressOfOtherChain: { act: addAddress({ protocol: 'ERC20' }) },
  addressOfToken: { act: addAddress({ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }) },
  addressOfNobody: { act: addAddress({ address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' }) },
  addressAlreadyAdded: {
    act: (fixture) => {
      addTestAddress(fixture.world, fixture.player);
      return addAddress({})(fixture);
    },
  },
  addressBookFull: {
    act: (fixture) => {
      for (let kept = 0; kept < 50; kept++) {
        const address = { playerId: fixture.player.id, protocol: 'TRC20', address: `T${kept}` } as const;
        insertAddress(fixture.world.db, { ...address, name: '', createdAtMs: 0 });
      }
      return addAddress({ protocol: 'ERC20', address: `0x${'1'.repeat(40)}` })(fixture);
    },
  },
  notLoggedIn: { act: ({ call }) => call('user/getUserInfo', {}, { lang: 'en' }) },
  foreignPage: {
    act: ({ call }) => call('user/logout', {}, { lang: 'en', origin: 'http://localhost:9' }),
  },
  wrongMethod: {
    act: ({ app }) => supertest(app.server).get('/player-api/player/user/login').set('lang', 'en'),
  },
  systemError: {
    act: ({ ask, world }) => {
      world.db.exec('DROP TABLE messages');
      return ask('notifyMessage/getNotifyMessageUnreadCount');
    },
  },
  underMaintenance: {
    act: ({ ask, world }) => {
      world.switches = { isUnderMaintenance: true };
      return ask('user/getUserInfo');
    },
  },
  notFound: { act: ({ play }) => play('getOrderById.do', { orderCode: '5' }) },
  userNotFound: { act: logIn({ uname: 'nobody' }) },
  tradingForbidden: { act: bet({}), player: BLOCKED },
  payPasswordNotSet: { act: withdraw({}), player: { hasPayPassword: false } },
  payPasswordNeeded: { act: addAddress({}), player: { hasPayPassword: false } },
  wrongPassword: { act: logIn({ password: 'wrong' }) },
  methodNotAvailable: { act: deposit({ depositTypeId: 2 }) },
  oldPasswordWrong: { act: ({ ask }) => ask('user/changeLoginPassword', { ...NEW_LOGIN, oldPwd: 'wrong' }) },
  newPasswordsDiffer: {
    act: ({ ask }) => ask('user/changeLoginPassword', { ...NEW_LOGIN, newAgainPwd: 'other' }),
  },
  receivingAddressNotAvailable: { act: deposit({ addressId: 3 }) },
  amountOutsideLimits: { act: withdraw({ amount: 9 }) },
  depositAmountMissing: { act: deposit({ amount: '' }) },
  depositAmountOutsideLimits: { act: deposit({ amount: 9 }) },
  depositBeyondAccount: { act: deposit({}), player: { creditMicros: MAX_MICROS } },
  dailyDepositLimitReached: {
    act: (fixture) => {
      setLimit(fixture.world, fixture.player, { name: 'dailyDeposit', value: 99_000_000 });
      return deposit({})(fixture);
    },
  },
  dailyLossLimitReached: {
    act: (fixture) => {
      setLimit(fixture.world, fixture.player, { name: 'dailyLoss', value: 9_000_000 });
      return bet({})(fixture);
    },
  },
  takingABreak: {
    act: (fixture) => {
      takeBreak(fixture);
      return bet({})(fixture);
    },
  },
  breakNotShortened: {
    act: (fixture) => {
      takeBreak(fixture);
      return fixture.ask('user/updatePlayLimits', { timeoutUntil: null });
    },
  },
  breakTooLong: {
    act: ({ ask }) => ask('user/updatePlayLimits', { timeoutUntil: '2999-01-01 00:00:00' }),
  },
  chaseTooLong: { act: ({ play }) => play('gamePlan.do', { ...CHASE, totalIssue: 9 }) },
  withdrawalBalanceTooLow: { act: withdraw({ amount: 1001 }) },
  userNameTaken: {
    act: ({ ask, player }) => ask('user/register', { uname: player.userName, password: 'secret-28' }),
  },
  nicknameTaken: {
    act: ({ ask, world }) => ask('user/updateUserInfo', { nickName: createTestPlayer(world).userName }),
  },
  nicknameUnreadable: { act: ({ ask }) => ask('user/updateUserInfo', { nickName: 'M\u200bei' }) },
  withdrawalAddressNotUsable: { act: withdraw({ addressId: 0 }) },
  withdrawalForbidden: { act: withdraw({}), player: BLOCKED },
  passwordLocked: {
    act: async (fixture) => {
      for (let attempt = 0; attempt < 5; attempt++) await logIn({ password: 'wrong' })(fixture);
      return logIn({})(fixture);
    },
  },
  payPasswordLocked: {
    act: async (fixture) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        await addAddress({ password: '1111' })(fixture);
        await fixture.control('clock', { advance: 120_000 });
      }
      return addAddress({})(fixture);
    },
  },
  accountNotUsable: { act: logIn({}), player: { status: 2 } },
  betTotalOutOfRange: {
    act: bet({ gameItem: [{ ...BIG, totalAmount: 200_001 }], totalAmount: 200_001 }),
  },
  prizesBeyondAccount: { act: bet({}), player: { creditMicros: MAX_MICROS } },
  chaseRateOutOfReach: {
    act: ({ play }) => play('gamePlan.do', { ...CHASE, planType: 4, winRate: 100 }),
    server: { chaseProfitRule: 'grow' },
  },
  chaseNotRunning: {
    act: async ({ play }) => {
      await play('gamePlan.do', CHASE);
      const [{ id: planId }] = (await play('findGamePlan.do', { lotteryId: '1', status: 0 })).body.data;
      await play('stopGamePlan.do', { planId });
      return play('stopGamePlan.do', { planId });
    },
  },
  insufficientBalance: { act: bet({}), player: { creditMicros: 9_000_000, hasDeposited: false } },
  busy: {
    act: async ({ ask }) => {
      for (let line = 0; line < 5; line++) await ask('chat/send', { content: 'hello' });
      return ask('chat/send', { content: 'hello' });
    },
  },
  issueUnknown: { act: bet({ issueCode: '9999999' }) },
  issueNotOpenYet: { act: bet({ issueCode: '3184208' }) },
  issueSealed: { act: betAfter(130_000) },
  issueDrawn: { act: betAfter(210_000) },
  issueVoid: {
    act: async (fixture) => {
      await fixture.control('draws/script', { issueCode: ISSUE, void: true }).expect(200);
      return betAfter(210_000)(fixture);
    },
  },
};

function takeBreak({ world, player }: Fixture): void {
  setLimit(world, player, { name: 'timeoutUntil', value: world.clock.nowMs() + HOUR_MS });
}

async function stageFor({ player: options, server: serverOptions }: Scenario): Promise<Fixture> {
  const server = await createTestServer(serverOptions);
  const player = createTestPlayer(server.world, { hasPayPassword: true, hasDeposited: true, ...options });
  const headers = { ...player.headers, lang: 'en' };
  return {
    ...server,
    player,
    ask: (path, body) => server.call(path, body, headers),
    play: (path, body) => server.game(path, body, headers),
  };
}

/** The text of a refusal as a pattern: any value in the place of each `{word}`. */
function patternOf(name: ErrorName): RegExp {
  const literal = ERROR_TEXTS.en[name].replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+')}$`);
}

test.each(Object.entries(SCENARIOS))('%s is refused with its code and its words', async (key, scenario) => {
  const name = key as ErrorName;
  const reply = await scenario.act(await stageFor(scenario));
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    code: ERROR_CODES[name],
    data: null,
    msg: expect.stringMatching(patternOf(name)),
  });
});
