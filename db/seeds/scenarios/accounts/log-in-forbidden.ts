import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { Situation } from '../scenario.ts';

export const logInForbidden: Situation = {
  name: 'log-in-forbidden',
  title: 'Log in forbidden',
  sentence: 'The operator has forbidden demo to log in: the right password is refused, too.',
  play: (stage) => void stage.open({ forbidden: 'login' }),
  claims: ({ demo }) => ({
    'the account may not log in': demo.status() === PLAYER_STATUS.loginForbidden,
  }),
  opens: { path: '/logo' },
};
