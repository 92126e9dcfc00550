import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const flakyNetwork: Scenario = {
  name: 'flaky-network',
  title: 'Flaky network',
  sentence: 'One call in five gets no answer, and every one takes up to a second.',
  group: 'errors',
  ...underFaults(
    'calls wait, and one in five is lost',
    { on: { path: '**' }, happens: { latencyMs: { min: 100, max: 1000 } } },
    { on: { path: '**', probability: 0.2 }, happens: { close: 'before' } },
  ),
  opens: { as: 'demo', path: '/' },
};
