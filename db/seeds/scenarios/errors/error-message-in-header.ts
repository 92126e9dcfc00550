import { holdsOnly } from '../holds-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { StageFault } from '../stage.ts';

const FAULT: StageFault = {
  on: { path: 'wallet/getMyWallet' },
  happens: { code: 600, msgHeader: '钱包正在清点，进度 100%' },
};

export const errorMessageInHeader: Scenario = {
  name: 'error-message-in-header',
  title: 'Error: message in the header',
  sentence:
    'The wallet answers body code 600 with an empty message: the player sees that of the msg header, which is Chinese and URL-encoded.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.addFault(FAULT);
  },
  claims: (stage) => ({ 'the fault holds': holdsOnly(stage, FAULT) }),
  opens: { as: 'demo', path: '/center', lang: 'zh' },
};
