import type { Scenario } from '../scenario.ts';

export const errorCode503: Scenario = {
  name: 'error-code-503',
  title: 'Error: body code 503',
  sentence:
    'The operator has closed the service: every call answers body code 503, and the log-in dialog carries the words of the server.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    stage.open();
    stage.switchMaintenance(true);
  },
  claims: (stage) => ({ 'the service is closed': stage.isUnderMaintenance() }),
  opens: { as: 'demo', path: '/center' },
};
