import type { InputOf } from '@canada28/shared/contract/call.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import {
  changeLoginPasswordCall,
  changePayPasswordCall,
} from '@canada28/shared/contract/security.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRefreshPlayer } from '../../data/player/refresh-player.ts';
import { callApi } from '../../lib/api-client.ts';
import { refusalCode, refusalMessage } from '../../lib/api-error.ts';
import { getSession } from '../../lib/session.store.ts';
import { useShownErrors } from '../../lib/use-is-there.ts';

const OLD_PASSWORD_CODES: readonly (number | undefined)[] = [
  ERROR_CODES.wrongPassword,
  ERROR_CODES.oldPasswordWrong,
  ERROR_CODES.passwordLocked,
];

/** What the server says is wrong with the old password; everything else is for the page to tell. */
export function oldPasswordRefusal(error: unknown): string | undefined {
  return OLD_PASSWORD_CODES.includes(refusalCode(error)) ? refusalMessage(error) : undefined;
}

const handlesOldPassword = (error: unknown) => oldPasswordRefusal(error) !== undefined;

export function useChangeLoginPassword(onChanged: () => void) {
  return useMutation({
    mutationFn: (input: InputOf<typeof changeLoginPasswordCall>) => callApi(changeLoginPasswordCall, input),
    meta: useShownErrors(handlesOldPassword),
    onSuccess: onChanged,
  });
}

export function useChangePayPassword(onChanged: (input: InputOf<typeof changePayPasswordCall>) => void) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: async (input: InputOf<typeof changePayPasswordCall>) => {
      try {
        await callApi(changePayPasswordCall, input);
      } finally {
        // A withdrawal that the player comes back to must find the password set, as must a first one that is refused
        // because it was stored before: its answer was lost, or another device sent it.
        await refreshPlayer();
      }
    },
    // The form has a field for the old password once the profile says that there is one.
    meta: useShownErrors((error) => getSession()?.hasPayPassword === true && handlesOldPassword(error)),
    onSuccess: (_reply, input) => onChanged(input),
  });
}
