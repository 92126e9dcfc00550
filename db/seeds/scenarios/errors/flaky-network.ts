import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULTS: readonly StageFault[] = [
  { on: { path: '**' }, happens: { latencyMs: { min: 100, max: 1000 } } },
  { on: { path: '**', probability: 0.2 }, happens: { close: 'before' } },
];

export const flakyNetwork: Scenario = {
  name: 'flaky-network',
  title: 'Flaky network',
  sentence: 'One call in five gets no answer, and every one takes up to a second.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    for (const fault of FAULTS) stage.addFault(fault);
  },
  claims: (stage) => ({ 'calls wait, and one in five is lost': holdsOnly(stage, ...FAULTS) }),
  opens: { as: 'demo', path: '/' },
};
