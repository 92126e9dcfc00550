import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const reviewSlow: Scenario = {
  name: 'review-slow',
  title: 'Review slow',
  sentence:
    'The automatic reviewer takes ten minutes for this withdrawal of 200.04 USDT: it was submitted five minutes ago.',
  group: 'money',
  begins: 'bare',
  settings: { reviewPolicy: 'auto', reviewSeconds: 20 },
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    demo.withdraw(200.04);
    stage.pass(5 * MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('withdrawal');
    return {
      'the withdrawal is pending': order?.status === FINANCE_STATUS.pending,
      'it was submitted five minutes ago': order?.createdAtMs === stage.nowMs() - 5 * MINUTE_MS,
      'its amount asks for a slow review': order?.amountMicros === 200_040_000,
    };
  },
  opens: { as: 'demo', path: '/withdraw/list' },
};
