import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const withdrawalInReview: Scenario = {
  name: 'withdrawal-in-review',
  title: 'Withdrawal in review',
  sentence:
    'Demo asked for 200 USDT five minutes ago: they are on hold until somebody reviews the withdrawal.',
  group: 'money',
  begins: 'bare',
  settings: { reviewPolicy: 'manual' },
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    demo.withdraw(200);
    stage.pass(5 * MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('withdrawal');
    return {
      'the withdrawal is pending': order?.status === FINANCE_STATUS.pending,
      '200 USDT are on hold': demo.money().frozen === 200 && demo.money().available === 800,
    };
  },
  opens: { as: 'demo', path: '/withdraw/list' },
};
