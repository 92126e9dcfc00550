import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = {
  on: { path: 'wallet/getMyWallet' },
  happens: { code: 600, msg: 'Wallets are being counted, please come back in a minute' },
};

export const errorOtherCode: Scenario = {
  name: 'error-other-code',
  title: 'Error: any other code',
  sentence: 'The wallet answers body code 600: its message is what the player sees.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the fault holds': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center' },
};
