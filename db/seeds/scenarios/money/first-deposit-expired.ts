import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const firstDepositExpired: Scenario = {
  name: 'first-deposit-expired',
  title: 'First deposit expired',
  sentence:
    'The first deposit of 500 USDT stayed unpaid for 24 hours, so that it was cancelled by itself, and a message says so.',
  group: 'money',
  begins: 'bare',
  at: { time: '10:01', daysBefore: 1 },
  settings: { reviewPolicy: 'manual' },
  play: (stage) => {
    stage.open({ usdt: 0 }).deposit(500);
    stage.pass(DAY_MS + MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('deposit');
    return {
      'the deposit is cancelled': order?.status === FINANCE_STATUS.cancelled,
      'a day after it was submitted': order !== undefined && order.updatedAtMs - order.createdAtMs === DAY_MS,
      'a message says so': demo.countUnread() === 1,
    };
  },
  opens: { as: 'demo', path: '/message' },
};
