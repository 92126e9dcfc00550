import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';
import type { Outcome, Stage } from '../stage.ts';

/** Asks for so much, which is reviewed so; five minutes pass. */
function withdraw(stage: Stage, usdt: number, ...outcomes: readonly Outcome[]) {
  const demo = stage.open({ hasDeposited: true });
  demo.addAddress('TRC20', 'Ledger');
  demo.withdraw(usdt, ...outcomes);
  stage.pass(5 * MINUTE_MS);
}

/** What may become of a withdrawal. */
export const WITHDRAWALS: readonly Situation[] = [
  {
    name: 'withdrawal-in-review',
    title: 'Withdrawal in review',
    sentence:
      'Demo asked for 200 USDT five minutes ago: they are on hold until somebody reviews the withdrawal.',
    settings: { reviewPolicy: 'manual' },
    play: (stage) => withdraw(stage, 200),
    claims: ({ demo }) => {
      const [order] = demo.orders('withdrawal');
      return {
        'the withdrawal is pending': order?.status === FINANCE_STATUS.pending,
        '200 USDT are on hold': demo.money().frozen === 200 && demo.money().available === 800,
      };
    },
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'withdrawal-approved',
    title: 'Withdrawal approved',
    sentence: 'The withdrawal of 200 USDT was approved and has yet to be paid: the money is still on hold.',
    settings: { reviewPolicy: 'manual' },
    play: (stage) => withdraw(stage, 200, 'approved'),
    claims: ({ demo }) => {
      const [order] = demo.orders('withdrawal');
      return {
        'the withdrawal is approved': order?.status === FINANCE_STATUS.approved,
        '200 USDT are on hold': demo.money().frozen === 200 && demo.money().available === 800,
      };
    },
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'withdrawal-paid',
    title: 'Withdrawal paid',
    sentence: 'The withdrawal of 200 USDT was paid: 199.98 USDT arrived, the fee of 0.01 % was kept.',
    play: (stage) => withdraw(stage, 200, 'approved', 'success'),
    claims: ({ demo }) => {
      const [order] = demo.orders('withdrawal');
      return {
        'the withdrawal succeeded': order?.status === FINANCE_STATUS.success,
        '199.98 USDT arrived': order?.receivedMicros === 199_980_000 && order.feeMicros === 20_000,
        'nothing is on hold': demo.money().frozen === 0 && demo.money().available === 800,
      };
    },
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'withdrawal-failed',
    title: 'Withdrawal failed',
    sentence:
      'The withdrawal of 200 USDT was approved, then its payment failed: all of it is back, the fee included.',
    play: (stage) => withdraw(stage, 200, 'approved', 'failed'),
    claims: ({ demo }) => {
      const [order] = demo.orders('withdrawal');
      return {
        'the withdrawal failed': order?.status === FINANCE_STATUS.failed,
        'all the money is back': demo.money().frozen === 0 && demo.money().available === 1000,
      };
    },
    opens: { as: 'demo', path: '/withdraw/list' },
  },
  {
    name: 'review-slow',
    title: 'Review slow',
    sentence:
      'The automatic reviewer takes ten minutes for this withdrawal of 200.04 USDT: it was submitted five minutes ago.',
    settings: { reviewPolicy: 'auto', reviewSeconds: 20 },
    play: (stage) => withdraw(stage, 200.04),
    claims: ({ demo, stage }) => {
      const [order] = demo.orders('withdrawal');
      return {
        'the withdrawal is pending': order?.status === FINANCE_STATUS.pending,
        'it was submitted five minutes ago': order?.createdAtMs === stage.nowMs() - 5 * MINUTE_MS,
        'its amount asks for a slow review': order?.amountMicros === 200_040_000,
      };
    },
    opens: { as: 'demo', path: '/withdraw/list' },
  },
];
