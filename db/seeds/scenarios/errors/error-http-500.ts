import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const errorHttp500: Scenario = {
  name: 'error-http-500',
  title: 'Error: HTTP 500',
  sentence: 'The wallet answers HTTP 500: the player is told of an interface error.',
  group: 'errors',
  ...underFaults('the fault holds', { on: { path: 'wallet/getMyWallet' }, happens: { httpStatus: 500 } }),
  opens: { as: 'demo', path: '/center' },
};
