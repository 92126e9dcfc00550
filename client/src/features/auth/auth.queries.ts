import { loginCall, registerCall } from '@canada28/shared/contract/auth.contract.ts';
import { profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { noop, useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../data/player/player.queries.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';
import { noteAccount, openSession } from '../../lib/session.store.ts';
import type { Credentials } from './check-credentials.ts';

/** The one value of `type` that production's client sends (player-api §2). */
const LOGIN_TYPE = '1';

function toWire({ account, password, answer }: Credentials) {
  return { uname: account.trim(), password, code: answer.trim(), type: LOGIN_TYPE };
}

/** Log in: stores token and user info, then fetches the profile (product §4). */
export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const reply = await callApi(loginCall, toWire(credentials), { scope: 'logIn' });
      const profile = profileFromWire(reply);
      const token = profile.token ?? profile.tokenValue;
      if (token === undefined) throw new TypeError(`${loginCall.path} answered no token`);
      openSession({ ...profile, token });
      // The session stands whatever becomes of this; its error goes the way of all errors.
      await queryClient.query(profileQuery(profile.id)).catch(noop);
    },
    meta: { handles: hasRefusalMessage },
  });
}

/** Registration: opens an account and does not log in (player-api §2). */
export function useRegister() {
  return useMutation({
    mutationFn: (credentials: Credentials) => callApi(registerCall, toWire(credentials), { scope: 'logIn' }),
    onSuccess: noteAccount,
    meta: { handles: hasRefusalMessage },
  });
}
