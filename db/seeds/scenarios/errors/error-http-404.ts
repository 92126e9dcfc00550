import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = { on: { path: 'wallet/getMyWallet' }, happens: { httpStatus: 404 } };

export const errorHttp404: Scenario = {
  name: 'error-http-404',
  title: 'Error: HTTP 404',
  sentence: 'The wallet answers HTTP 404: the player is told of an interface error.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the fault holds': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center' },
};
