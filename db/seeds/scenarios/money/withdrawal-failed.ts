import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const withdrawalFailed: Scenario = {
  name: 'withdrawal-failed',
  title: 'Withdrawal failed',
  sentence:
    'The withdrawal of 200 USDT was approved, then its payment failed: all of it is back, the fee included.',
  group: 'money',
  begins: 'bare',
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    demo.withdraw(200, 'approved', 'failed');
    stage.pass(5 * MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('withdrawal');
    return {
      'the withdrawal failed': order?.status === FINANCE_STATUS.failed,
      'all the money is back': demo.money().frozen === 0 && demo.money().available === 1000,
    };
  },
  opens: { as: 'demo', path: '/withdraw/list' },
};
