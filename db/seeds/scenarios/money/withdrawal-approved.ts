import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const withdrawalApproved: Scenario = {
  name: 'withdrawal-approved',
  title: 'Withdrawal approved',
  sentence: 'The withdrawal of 200 USDT was approved and has yet to be paid: the money is still on hold.',
  group: 'money',
  begins: 'bare',
  settings: { reviewPolicy: 'manual' },
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    demo.withdraw(200, 'approved');
    stage.pass(5 * MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('withdrawal');
    return {
      'the withdrawal is approved': order?.status === FINANCE_STATUS.approved,
      '200 USDT are on hold': demo.money().frozen === 200 && demo.money().available === 800,
    };
  },
  opens: { as: 'demo', path: '/withdraw/list' },
};
