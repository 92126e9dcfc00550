import type { Situation } from '../scenario.ts';

export const noTransactionPassword: Situation = {
  name: 'no-transaction-password',
  title: 'No transaction password',
  sentence:
    'Demo has money and a deposit that arrived, but never set a transaction password: a withdrawal and a new address are refused.',
  play: (stage) => void stage.open({ hasPayPassword: false, hasDeposited: true }),
  claims: ({ demo }) => ({
    'a withdrawal is refused': demo.refusalOf((player) => player.withdraw(10)) === 'payPasswordNotSet',
    'a new address is refused':
      demo.refusalOf((player) => player.addAddress('TRC20', 'Ledger')) === 'payPasswordNeeded',
  }),
  opens: { as: 'demo', path: '/withdraw' },
};
