import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const errorNoResponse: Scenario = {
  name: 'error-no-response',
  title: 'Error: no response',
  sentence: 'The wallet gives no answer, its connection just ends: the player is told of a request error.',
  group: 'errors',
  ...underFaults('the fault holds', { on: { path: 'wallet/getMyWallet' }, happens: { close: 'before' } }),
  opens: { as: 'demo', path: '/center' },
};
