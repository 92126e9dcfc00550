import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const sessionAboutToExpire: Scenario = {
  name: 'session-about-to-expire',
  title: 'Session about to expire',
  sentence: 'The next bet of demo finds the session expired: nothing is staked, and the log-in dialog opens.',
  group: 'errors',
  ...underFaults('the next bet finds it expired', {
    on: { path: 'game/gameBet.do', player: 'demo', nth: 1 },
    happens: { sessionExpired: true },
  }),
  opens: { as: 'demo', path: '/order/betting' },
};
