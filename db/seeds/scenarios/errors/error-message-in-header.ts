import type { Scenario } from '../scenario.ts';
import { underFaults } from '../under-faults.ts';

export const errorMessageInHeader: Scenario = {
  name: 'error-message-in-header',
  title: 'Error: message in the header',
  sentence:
    'The wallet answers body code 600 with an empty message: the player sees that of the msg header, which is Chinese and URL-encoded.',
  group: 'errors',
  ...underFaults('the fault holds', {
    on: { path: 'wallet/getMyWallet' },
    happens: { code: 600, msgHeader: '钱包正在清点，进度 100%' },
  }),
  opens: { as: 'demo', path: '/center', lang: 'zh' },
};
