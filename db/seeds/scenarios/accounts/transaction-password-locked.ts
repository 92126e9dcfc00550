import { WRONG_PAY_PASSWORDS_A_DAY } from '@canada28/shared/limits.ts';
import type { Situation } from '../scenario.ts';

export const transactionPasswordLocked: Situation = {
  name: 'transaction-password-locked',
  title: 'Transaction password locked',
  sentence:
    'Somebody gave ten wrong transaction passwords in a day: it is locked until the operator opens it, and a message says so.',
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    demo.mistypePayPassword(WRONG_PAY_PASSWORDS_A_DAY);
  },
  claims: ({ demo }) => ({
    'the right one is refused': demo.refusalOf((player) => player.withdraw(10)) === 'payPasswordLocked',
    'a message says so': demo.countUnread() === 2,
  }),
  opens: { as: 'demo', path: '/message' },
};
