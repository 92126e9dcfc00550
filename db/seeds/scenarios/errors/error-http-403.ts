import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const errorHttp403: Scenario = {
  name: 'error-http-403',
  title: 'Error: HTTP 403',
  sentence:
    'The wallet answers HTTP 403: the player is asked to log in first, the storage is cleared, and the landing opens.',
  group: 'errors',
  ...underFaults('the fault holds', { on: { path: 'wallet/getMyWallet' }, happens: { httpStatus: 403 } }),
  opens: { as: 'demo', path: '/center' },
};
