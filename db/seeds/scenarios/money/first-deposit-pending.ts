import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const firstDepositPending: Scenario = {
  name: 'first-deposit-pending',
  title: 'First deposit pending',
  sentence:
    'Demo, without any money so far, submitted a first deposit of 500 USDT four minutes ago; it awaits its review, and nothing can be withdrawn.',
  group: 'money',
  begins: 'bare',
  settings: { reviewPolicy: 'manual' },
  play: (stage) => {
    stage.open({ usdt: 0 }).deposit(500);
    stage.pass(4 * MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
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
};
