import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const withdrawalPaid: Scenario = {
  name: 'withdrawal-paid',
  title: 'Withdrawal paid',
  sentence: 'The withdrawal of 200 USDT was paid: 199.98 USDT arrived, the fee of 0.01 % was kept.',
  group: 'money',
  begins: 'bare',
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    demo.withdraw(200, 'approved', 'success');
    stage.pass(5 * MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('withdrawal');
    return {
      'the withdrawal succeeded': order?.status === FINANCE_STATUS.success,
      '199.98 USDT arrived': order?.receivedMicros === 199_980_000 && order.feeMicros === 20_000,
      'nothing is on hold': demo.money().frozen === 0 && demo.money().available === 800,
    };
  },
  opens: { as: 'demo', path: '/withdraw/list' },
};
