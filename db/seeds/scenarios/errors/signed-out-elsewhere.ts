import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const signedOutElsewhere: Scenario = {
  name: 'signed-out-elsewhere',
  title: 'Signed out elsewhere',
  sentence:
    'The session of demo was ended from another phone: the next look at the wallet finds out, and the log-in dialog opens.',
  group: 'errors',
  ...underFaults('the next look at the wallet finds it ended', {
    on: { path: 'wallet/getMyWallet', player: 'demo', nth: 1 },
    happens: { sessionExpired: true },
  }),
  opens: { as: 'demo', path: '/center' },
};
