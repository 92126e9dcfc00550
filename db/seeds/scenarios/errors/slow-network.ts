import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const slowNetwork: Scenario = {
  name: 'slow-network',
  title: 'Slow network',
  sentence:
    'Every call takes one to three seconds, so that skeletons and the loading indicator have their time.',
  group: 'errors',
  ...underFaults('every call waits', {
    on: { path: '**' },
    happens: { latencyMs: { min: 1000, max: 3000 } },
  }),
  opens: { as: 'demo', path: '/' },
};
