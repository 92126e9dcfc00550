import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { Scenario } from '../scenario.ts';

export const logInForbidden: Scenario = {
  name: 'log-in-forbidden',
  title: 'Log in forbidden',
  sentence: 'The operator has forbidden demo to log in: the right password is refused, too.',
  group: 'accounts',
  begins: 'bare',
  play: (stage) => void stage.open({ forbidden: 'login' }),
  claims: (stage) => ({
    'the account may not log in': stage.player().status() === PLAYER_STATUS.loginForbidden,
  }),
  opens: { path: '/logo' },
};
