import type { Situation } from '../scenario.ts';

export const freshInstall: Situation = {
  name: 'fresh-install',
  title: 'Fresh install',
  sentence: 'What npm start shows on an empty disk: the demo accounts and a month of the tour account.',
  begins: 'demo',
  at: 'now',
  claims: ({ demo, stage }) => ({
    'the four demo accounts are there': stage.countPlayers() === 4,
    'the tour account has bets, chases, deposits and withdrawals':
      demo.bets().length > 20 &&
      demo.chases().length > 0 &&
      demo.orders('deposit').length > 0 &&
      demo.orders('withdrawal').length > 0,
  }),
  opens: { as: 'demo', path: '/' },
};
