import type { Scenario } from './scenario.ts';

export const freshInstall: Scenario = {
  name: 'fresh-install',
  title: 'Fresh install',
  sentence: 'What npm start shows on an empty disk: the demo accounts and a month of the tour account.',
  group: 'accounts',
  begins: 'demo',
  at: 'now',
};
