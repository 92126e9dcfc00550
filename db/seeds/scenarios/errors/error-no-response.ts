import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = { on: { path: 'wallet/getMyWallet' }, happens: { close: 'before' } };

export const errorNoResponse: Scenario = {
  name: 'error-no-response',
  title: 'Error: no response',
  sentence: 'The wallet gives no answer, its connection just ends: the player is told of a request error.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the fault holds': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center' },
};
