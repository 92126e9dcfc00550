import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const errorCode403: Scenario = {
  name: 'error-code-403',
  title: 'Error: body code 403',
  sentence: 'The wallet answers body code 403: the log-in dialog opens; either answer clears the storage.',
  group: 'errors',
  ...underFaults('the fault holds', {
    on: { path: 'wallet/getMyWallet' },
    happens: { code: 403, msg: 'Please log in first' },
  }),
  opens: { as: 'demo', path: '/center' },
};
