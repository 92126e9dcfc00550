import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = {
  on: { path: 'wallet/getMyWallet' },
  happens: { code: 403, msg: 'Please log in first' },
};

export const errorCode403: Scenario = {
  name: 'error-code-403',
  title: 'Error: body code 403',
  sentence: 'The wallet answers body code 403: the log-in dialog opens; either answer clears the storage.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the fault holds': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center' },
};
