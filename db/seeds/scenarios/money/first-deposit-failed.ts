import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const firstDepositFailed: Scenario = {
  name: 'first-deposit-failed',
  title: 'First deposit failed',
  sentence:
    'The first deposit of 500 USDT was refused by the reviewer: no money came, and a message says so.',
  group: 'money',
  begins: 'bare',
  play: (stage) => {
    stage.open({ usdt: 0 }).deposit(500, 'failed');
    stage.pass(MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('deposit');
    return {
      'the deposit failed': order?.status === FINANCE_STATUS.failed,
      'no money came': demo.money().available === 0,
      'a message says so': demo.countUnread() === 1,
    };
  },
  opens: { as: 'demo', path: '/recharge/record' },
};
