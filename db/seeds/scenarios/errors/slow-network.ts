import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = { on: { path: '**' }, happens: { latencyMs: { min: 1000, max: 3000 } } };

export const slowNetwork: Scenario = {
  name: 'slow-network',
  title: 'Slow network',
  sentence:
    'Every call takes one to three seconds, so that skeletons and the loading indicator have their time.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'every call waits': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/' },
};
