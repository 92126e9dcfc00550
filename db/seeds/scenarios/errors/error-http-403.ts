import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = { on: { path: 'wallet/getMyWallet' }, happens: { httpStatus: 403 } };

export const errorHttp403: Scenario = {
  name: 'error-http-403',
  title: 'Error: HTTP 403',
  sentence:
    'The wallet answers HTTP 403: the player is asked to log in first, the storage is cleared, and the landing opens.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the fault holds': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center' },
};
