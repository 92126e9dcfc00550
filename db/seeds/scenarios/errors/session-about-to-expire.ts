import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = {
  on: { path: 'game/gameBet.do', player: 'demo', nth: 1 },
  happens: { sessionExpired: true },
};

export const sessionAboutToExpire: Scenario = {
  name: 'session-about-to-expire',
  title: 'Session about to expire',
  sentence: 'The next bet of demo finds the session expired: nothing is staked, and the log-in dialog opens.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the next bet finds it expired': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/order/betting' },
};
