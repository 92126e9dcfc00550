import type { Scenario } from '../scenario.ts';

export const freshInstall: Scenario = {
  name: 'fresh-install',
  title: 'Fresh install',
  sentence: 'What npm start shows on an empty disk: the demo accounts and a month of the tour account.',
  group: 'accounts',
  begins: 'demo',
  at: 'now',
  claims: (stage) => ({
    'the four demo accounts are there': stage.countPlayers() === 4,
    'the tour account has bets, chases, deposits and withdrawals':
      stage.player().bets().length > 20 &&
      stage.player().chases().length > 0 &&
      stage.player().orders('deposit').length > 0 &&
      stage.player().orders('withdrawal').length > 0,
  }),
  opens: { as: 'demo', path: '/' },
};
