import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const errorHttp404: Scenario = {
  name: 'error-http-404',
  title: 'Error: HTTP 404',
  sentence: 'The wallet answers HTTP 404: the player is told of an interface error.',
  group: 'errors',
  ...underFaults('the fault holds', { on: { path: 'wallet/getMyWallet' }, happens: { httpStatus: 404 } }),
  opens: { as: 'demo', path: '/center' },
};
