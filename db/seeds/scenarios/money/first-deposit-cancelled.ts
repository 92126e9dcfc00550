import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const firstDepositCancelled: Scenario = {
  name: 'first-deposit-cancelled',
  title: 'First deposit cancelled',
  sentence:
    'The first deposit of 500 USDT was cancelled by the reviewer within its first day: no money came, and a message says so.',
  group: 'money',
  begins: 'bare',
  play: (stage) => {
    stage.open({ usdt: 0 }).deposit(500, 'cancelled');
    stage.pass(MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('deposit');
    return {
      'the deposit is cancelled': order?.status === FINANCE_STATUS.cancelled,
      'it was no day old': order !== undefined && order.updatedAtMs - order.createdAtMs < DAY_MS,
      'no money came': demo.money().available === 0,
      'a message says so': demo.countUnread() === 1,
    };
  },
  opens: { as: 'demo', path: '/recharge/record' },
};
