import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = { on: { path: 'wallet/getMyWallet' }, happens: { httpStatus: 500 } };

export const errorHttp500: Scenario = {
  name: 'error-http-500',
  title: 'Error: HTTP 500',
  sentence: 'The wallet answers HTTP 500: the player is told of an interface error.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the fault holds': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center' },
};
