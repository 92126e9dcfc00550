import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { WRONG_PAY_PASSWORDS_A_DAY } from '@canada28/shared/limits.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from './scenario.ts';

/** What an account may be like. */
export const ACCOUNTS: readonly Situation[] = [
  {
    name: 'fresh-install',
    sentence: 'What npm start shows on an empty disk: the demo accounts and a month of the tour account.',
    begins: 'demo',
    at: 'now',
    claims: ({ demo, world }) => ({
      'the four demo accounts are there': world.countPlayers() === 4,
      'the tour account has bets, chases, deposits and withdrawals':
        demo.bets().length > 20 &&
        demo.chases().length > 0 &&
        demo.orders('deposit').length > 0 &&
        demo.orders('withdrawal').length > 0,
    }),
    opens: { as: 'demo', path: '/' },
  },
  {
    name: 'new-player',
    sentence:
      'Demo has just registered: the welcome credit of 1,000 USDT with its unread message, no transaction password, no address, no bet.',
    play: (world) => void world.open({ hasPayPassword: false }),
    claims: ({ demo }) => ({
      'there is 1,000 USDT': demo.money().available === 1000,
      'its message is unread': demo.countUnread() === 1,
      'there is no transaction password': !demo.hasPayPassword(),
      'nothing was done yet':
        demo.bets().length + demo.orders('deposit').length + demo.countAddresses() === 0,
    }),
    opens: { as: 'demo', path: '/' },
  },
  {
    name: 'ready-to-bet',
    sentence:
      'Demo has 1,000 USDT, a transaction password, an address and a deposit that arrived, and a sale has just begun.',
    play: (world) => {
      const demo = world.open({ hasDeposited: true });
      demo.addAddress('TRC20', 'Ledger');
      world.goTo('next-issue', 5 * SECOND_MS);
    },
    claims: ({ demo }) => ({
      'there is 1,000 USDT': demo.money().available === 1000,
      'a withdrawal is possible': demo.refusalOf((player) => player.withdraw(10)) === undefined,
      'a bet is possible': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === undefined,
    }),
    opens: { as: 'demo', path: '/order/betting' },
  },
  {
    name: 'no-transaction-password',
    sentence:
      'Demo has money and a deposit that arrived, but never set a transaction password: a withdrawal and a new address are refused.',
    play: (world) => void world.open({ hasPayPassword: false, hasDeposited: true }),
    claims: ({ demo }) => ({
      'a withdrawal is refused': demo.refusalOf((player) => player.withdraw(10)) === 'payPasswordNotSet',
      'a new address is refused':
        demo.refusalOf((player) => player.addAddress('TRC20', 'Ledger')) === 'payPasswordNeeded',
    }),
    opens: { as: 'demo', path: '/withdraw' },
  },
  {
    name: 'forbidden-to-trade',
    sentence:
      'The operator has forbidden demo to trade: bets, chases, deposits and withdrawals are refused, the 1,000 USDT stay in sight.',
    play: (world) => {
      world.open({ forbidden: 'trade', hasDeposited: true });
      world.goTo('next-issue', 5 * SECOND_MS);
    },
    claims: ({ demo }) => ({
      'a bet is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'tradingForbidden',
      'a chase is refused':
        demo.refusalOf((player) =>
          player.chase({ mode: 'ordinary', playCode: PLAY.big, issues: 3, usdt: 10, stop: 0 }),
        ) === 'tradingForbidden',
      'a deposit is refused': demo.refusalOf((player) => player.deposit(100)) === 'tradingForbidden',
      'a withdrawal is refused': demo.refusalOf((player) => player.withdraw(10)) === 'withdrawalForbidden',
      'the money is there': demo.money().available === 1000,
    }),
    opens: { as: 'demo', path: '/recharge' },
  },
  {
    name: 'log-in-forbidden',
    sentence: 'The operator has forbidden demo to log in: the right password is refused, too.',
    play: (world) => void world.open({ forbidden: 'login' }),
    claims: ({ demo }) => ({
      'the account may not log in': demo.status() === PLAYER_STATUS.loginForbidden,
    }),
    opens: { path: '/logo' },
  },
  {
    name: 'transaction-password-locked',
    sentence:
      'Ten wrong transaction passwords were given in a day: it is locked until the operator opens it, and a message says so.',
    play: (world) => {
      const demo = world.open({ hasDeposited: true });
      demo.addAddress('TRC20', 'Ledger');
      demo.mistypePayPassword(WRONG_PAY_PASSWORDS_A_DAY);
    },
    claims: ({ demo }) => ({
      'the right one is refused': demo.refusalOf((player) => player.withdraw(10)) === 'payPasswordLocked',
      'a message says so': demo.countUnread() === 2,
    }),
    opens: { as: 'demo', path: '/message' },
  },
  {
    name: 'on-a-break',
    sentence:
      'Demo began a break of seven days an hour ago: bets, chases and deposits wait, a withdrawal is possible at any time.',
    play: (world) => {
      const demo = world.open({ hasDeposited: true });
      demo.addAddress('TRC20', 'Ledger');
      demo.takeBreak(7 * DAY_MS);
      world.pass(HOUR_MS);
      world.goTo('next-issue', 5 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const leftMs = (demo.limits().timeoutUntilMs ?? 0) - world.nowMs();
      return {
        'the break goes on for almost seven days': leftMs > 6.9 * DAY_MS && leftMs < 7 * DAY_MS,
        'a bet is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'takingABreak',
        'a deposit is refused': demo.refusalOf((player) => player.deposit(100)) === 'takingABreak',
        'a withdrawal is possible': demo.refusalOf((player) => player.withdraw(10)) === undefined,
      };
    },
    opens: { as: 'demo', path: '/accountSecurity' },
  },
  {
    name: 'deposit-limit-reached',
    sentence:
      'Demo limits deposits to 200 USDT a day and has deposited 200 today: ten more are refused until midnight.',
    play: (world) => {
      const demo = world.open();
      demo.limitDeposits(200);
      demo.deposit(200, 'success');
    },
    claims: ({ demo }) => {
      const refusal = demo.refusalOf((player) => player.deposit(10));
      return {
        'the limit is 200 USDT': demo.limits().dailyDeposit === 200_000_000,
        '200 were deposited today': demo.limits().depositedTodayMicros === 200_000_000,
        'ten more are refused': refusal === 'dailyDepositLimitReached',
      };
    },
    opens: { as: 'demo', path: '/accountSecurity' },
  },
];
