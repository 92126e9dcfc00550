import { FINANCE_STATUS, type FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import { MAX_ADDRESSES } from '@canada28/shared/limits.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from './scenario.ts';
import type { Outcome, ScenarioWorld } from './scenario-world.ts';

/** Asks for so much, which is reviewed so; five minutes pass. */
function withdraw(world: ScenarioWorld, usdt: number, ...outcomes: readonly Outcome[]) {
  const demo = world.open({ hasDeposited: true });
  demo.addAddress('TRC20', 'Ledger');
  demo.withdraw(usdt, ...outcomes);
  world.pass(5 * MINUTE_MS);
}

/** A player without any money submits a deposit, which is reviewed so; so many ms pass. */
function* deposit(world: ScenarioWorld, passMs: number, usdt: number, ...outcomes: readonly Outcome[]) {
  world.open({ usdt: 0 }).deposit(usdt, ...outcomes);
  yield* world.passInSteps(passMs);
}

type Claims = (order: FinanceOrder, seen: Parameters<Situation['claims']>[0]) => Record<string, boolean>;

/** Claims about the newest deposit or withdrawal of demo. */
function ofNewest(kind: 'deposit' | 'withdrawal', claims: Claims): Situation['claims'] {
  return (seen) => {
    const [order] = seen.demo.orders(kind);
    return order === undefined ? { [`there is a ${kind}`]: false } : claims(order, seen);
  };
}

/** Deposits, withdrawals and addresses. */
export const MONEY: readonly Situation[] = [
  {
    name: 'first-deposit-pending',
    sentence:
      'Demo, without any money so far, submitted a first deposit of 500 USDT four minutes ago; it awaits its review, and nothing can be withdrawn.',
    settings: { reviewPolicy: 'manual' },
    play: (world) => deposit(world, 4 * MINUTE_MS, 500),
    claims: ofNewest('deposit', (order, { demo }) => ({
      'the deposit is pending': order.status === FINANCE_STATUS.pending && order.amountMicros === 500_000_000,
      'it is the first': demo.orders('deposit').length === 1,
      'there is no money yet': demo.money().available === 0,
      'nothing can be withdrawn': demo.refusalOf((player) => player.withdraw(10)) === 'methodNotAvailable',
    })),
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-succeeded',
    sentence: 'The first deposit of 500 USDT arrived, with a bonus of 25: from now on demo can withdraw.',
    settings: { depositBonusPercent: 5, depositBonusMost: 388 },
    play: (world) => {
      const demo = world.open({ usdt: 0 });
      demo.addAddress('TRC20', 'Ledger');
      demo.deposit(500, 'success');
      world.pass(MINUTE_MS);
    },
    claims: ofNewest('deposit', (order, { demo }) => ({
      'the deposit succeeded': order.status === FINANCE_STATUS.success,
      'there are 525 USDT': demo.money().available === 525,
      'a withdrawal is possible': demo.refusalOf((player) => player.withdraw(100)) === undefined,
    })),
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-failed',
    sentence:
      'The first deposit of 500 USDT was refused by the reviewer: no money came, and a message says so.',
    play: (world) => deposit(world, MINUTE_MS, 500, 'failed'),
    claims: ofNewest('deposit', (order, { demo }) => ({
      'the deposit failed': order.status === FINANCE_STATUS.failed,
      'no money came': demo.money().available === 0,
      'a message says so': demo.countUnread() === 1,
    })),
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-cancelled',
    sentence:
      'The first deposit of 500 USDT was cancelled by the reviewer within its first day: no money came, and a message says so.',
    play: (world) => deposit(world, MINUTE_MS, 500, 'cancelled'),
    claims: ofNewest('deposit', (order, { demo }) => ({
      'the deposit is cancelled': order.status === FINANCE_STATUS.cancelled,
      'it was no day old': order.updatedAtMs - order.createdAtMs < DAY_MS,
      'no money came': demo.money().available === 0,
      'a message says so': demo.countUnread() === 1,
    })),
    opens: { as: 'demo', path: '/recharge/record' },
  },
  {
    name: 'first-deposit-expired',
    sentence:
      'The first deposit of 500 USDT stayed unpaid for 24 hours, so that it was cancelled by itself, and a message says so.',
    at: { time: '10:01', daysBefore: 1 },
    settings: { reviewPolicy: 'manual' },
    play: (world) => deposit(world, DAY_MS + MINUTE_MS, 500),
    claims: ofNewest('deposit', (order, { demo }) => ({
      'the deposit is cancelled': order.status === FINANCE_STATUS.cancelled,
      'a day after it was submitted': order.updatedAtMs - order.createdAtMs === DAY_MS,
      'a message says so': demo.countUnread() === 1,
    })),
    opens: { as: 'demo', path: '/message' },
  },
  {
    name: 'withdrawal-in-review',
    sentence: 'Demo asked for 200 USDT five minutes ago: they are on hold until the withdrawal is reviewed.',
    settings: { reviewPolicy: 'manual' },
    play: (world) => withdraw(world, 200),
    claims: ofNewest('withdrawal', (order, { demo }) => ({
      'the withdrawal is pending': order.status === FINANCE_STATUS.pending,
      '200 USDT are on hold': demo.money().frozen === 200 && demo.money().available === 800,
    })),
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'withdrawal-approved',
    sentence: 'The withdrawal of 200 USDT was approved and has yet to be paid: the money is still on hold.',
    settings: { reviewPolicy: 'manual' },
    play: (world) => withdraw(world, 200, 'approved'),
    claims: ofNewest('withdrawal', (order, { demo }) => ({
      'the withdrawal is approved': order.status === FINANCE_STATUS.approved,
      '200 USDT are on hold': demo.money().frozen === 200 && demo.money().available === 800,
    })),
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'withdrawal-paid',
    sentence: 'The withdrawal of 200 USDT was paid: 199.98 USDT arrived, the fee of 0.01 % was kept.',
    play: (world) => withdraw(world, 200, 'approved', 'success'),
    claims: ofNewest('withdrawal', (order, { demo }) => ({
      'the withdrawal succeeded': order.status === FINANCE_STATUS.success,
      '199.98 USDT arrived': order.receivedMicros === 199_980_000 && order.feeMicros === 20_000,
      'nothing is on hold': demo.money().frozen === 0 && demo.money().available === 800,
    })),
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'withdrawal-failed',
    sentence:
      'The withdrawal of 200 USDT was approved, then its payment failed: all of it is back, the fee included.',
    play: (world) => withdraw(world, 200, 'approved', 'failed'),
    claims: ofNewest('withdrawal', (order, { demo }) => ({
      'the withdrawal failed': order.status === FINANCE_STATUS.failed,
      'all the money is back': demo.money().frozen === 0 && demo.money().available === 1000,
    })),
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'review-slow',
    sentence:
      'The automatic reviewer takes ten minutes for this withdrawal of 200.04 USDT: it was submitted five minutes ago.',
    settings: { reviewPolicy: 'auto', reviewSeconds: 20 },
    play: (world) => withdraw(world, 200.04),
    claims: ofNewest('withdrawal', (order, { world }) => ({
      'the withdrawal is pending': order.status === FINANCE_STATUS.pending,
      'it was submitted five minutes ago': order.createdAtMs === world.nowMs() - 5 * MINUTE_MS,
      'its amount asks for a slow review': order.amountMicros === 200_040_000,
    })),
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'bonus',
    sentence:
      'A deposit of 20,000 USDT has arrived with the highest bonus there is: 388 USDT, where 5 % would have been 1,000.',
    settings: { depositBonusPercent: 5, depositBonusMost: 388 },
    play: (world) => deposit(world, MINUTE_MS, 20_000, 'success'),
    claims: ofNewest('deposit', (order, { demo }) => ({
      'the bonus is 388 USDT': order.bonusMicros === 388_000_000,
      'there are 20,388 USDT': demo.money().available === 20_388,
    })),
    opens: { as: 'demo', path: '/message' },
  },
  {
    name: 'addresses-full',
    sentence: 'The address book of demo is full with 50 addresses: another one is refused.',
    play: (world) => {
      const demo = world.open({ hasDeposited: true });
      for (let number = 1; number <= MAX_ADDRESSES; number += 1)
        demo.addAddress(number % 2 === 1 ? 'TRC20' : 'ERC20', `Wallet ${number}`);
    },
    claims: ({ demo }) => ({
      'there are 50 addresses': demo.countAddresses() === 50,
      'another one is refused':
        demo.refusalOf((player) => player.addAddress('TRC20', 'Ledger')) === 'addressBookFull',
    }),
    opens: { as: 'demo', path: '/address' },
  },
];
