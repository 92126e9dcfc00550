import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const errorOtherCode: Scenario = {
  name: 'error-other-code',
  title: 'Error: any other code',
  sentence: 'The wallet answers body code 600: its message is what the player sees.',
  group: 'errors',
  ...underFaults('the fault holds', {
    on: { path: 'wallet/getMyWallet' },
    happens: { code: 600, msg: 'Wallets are being counted, please come back in a minute' },
  }),
  opens: { as: 'demo', path: '/center' },
};
