import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = {
  on: { path: 'wallet/getMyWallet', player: 'demo', nth: 1 },
  happens: { sessionExpired: true },
};

export const signedOutElsewhere: Scenario = {
  name: 'signed-out-elsewhere',
  title: 'Signed out elsewhere',
  sentence:
    'The session of demo was ended from another phone: the next look at the wallet finds out, and the log-in dialog opens.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the next look at the wallet finds it ended': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center' },
};
