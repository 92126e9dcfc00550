import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

/** What may become of the first deposit of a player without any money. */
export const FIRST_DEPOSITS: readonly Situation[] = [
  {
    name: 'first-deposit-pending',
    title: 'First deposit pending',
    sentence:
      'Demo, without any money so far, submitted a first deposit of 500 USDT four minutes ago; it awaits its review, and nothing can be withdrawn.',
    settings: { reviewPolicy: 'manual' },
    play: (stage) => {
      stage.open({ usdt: 0 }).deposit(500);
      stage.pass(4 * MINUTE_MS);
    },
    claims: ({ demo }) => {
      const [order, ...others] = demo.orders('deposit');
      return {
        'the deposit is pending':
          order?.status === FINANCE_STATUS.pending && order.amountMicros === 500_000_000,
        'it is the first': others.length === 0,
        'there is no money yet': demo.money().available === 0,
        'nothing can be withdrawn': demo.refusalOf((player) => player.withdraw(10)) === 'methodNotAvailable',
      };
    },
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-succeeded',
    title: 'First deposit succeeded',
    sentence: 'The first deposit of 500 USDT arrived, with a bonus of 25: from now on demo can withdraw.',
    settings: { depositBonusPercent: 5, depositBonusMost: 388 },
    play: (stage) => {
      const demo = stage.open({ usdt: 0 });
      demo.addAddress('TRC20', 'Ledger');
      demo.deposit(500, 'success');
      stage.pass(MINUTE_MS);
    },
    claims: ({ demo }) => {
      const [order] = demo.orders('deposit');
      return {
        'the deposit succeeded': order?.status === FINANCE_STATUS.success,
        'there are 525 USDT': demo.money().available === 525,
        'a withdrawal is possible': demo.refusalOf((player) => player.withdraw(100)) === undefined,
      };
    },
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-failed',
    title: 'First deposit failed',
    sentence:
      'The first deposit of 500 USDT was refused by the reviewer: no money came, and a message says so.',
    play: (stage) => {
      stage.open({ usdt: 0 }).deposit(500, 'failed');
      stage.pass(MINUTE_MS);
    },
    claims: ({ demo }) => {
      const [order] = demo.orders('deposit');
      return {
        'the deposit failed': order?.status === FINANCE_STATUS.failed,
        'no money came': demo.money().available === 0,
        'a message says so': demo.countUnread() === 1,
      };
    },
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-cancelled',
    title: 'First deposit cancelled',
    sentence:
      'The first deposit of 500 USDT was cancelled by the reviewer within its first day: no money came, and a message says so.',
    play: (stage) => {
      stage.open({ usdt: 0 }).deposit(500, 'cancelled');
      stage.pass(MINUTE_MS);
    },
    claims: ({ demo }) => {
      const [order] = demo.orders('deposit');
      return {
        'the deposit is cancelled': order?.status === FINANCE_STATUS.cancelled,
        'it was no day old': order !== undefined && order.updatedAtMs - order.createdAtMs < DAY_MS,
        'no money came': demo.money().available === 0,
        'a message says so': demo.countUnread() === 1,
      };
    },
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-expired',
    title: 'First deposit expired',
    sentence:
      'The first deposit of 500 USDT stayed unpaid for 24 hours, so that it was cancelled by itself, and a message says so.',
    at: { time: '10:01', daysBefore: 1 },
    settings: { reviewPolicy: 'manual' },
    play: (stage) => {
      stage.open({ usdt: 0 }).deposit(500);
      stage.pass(DAY_MS + MINUTE_MS);
    },
    claims: ({ demo }) => {
      const [order] = demo.orders('deposit');
      return {
        'the deposit is cancelled': order?.status === FINANCE_STATUS.cancelled,
        'a day after it was submitted':
          order !== undefined && order.updatedAtMs - order.createdAtMs === DAY_MS,
        'a message says so': demo.countUnread() === 1,
      };
    },
    opens: { as: 'demo', path: '/message' },
  },
];
