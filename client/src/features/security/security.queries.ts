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

const OLD_PASSWORD_CODES: readonly (number | undefined)[] = [
  ERROR_CODES.wrongPassword,
  ERROR_CODES.oldPasswordWrong,
  ERROR_CODES.passwordLocked,
];

/** What the server says is wrong with the old password; everything else is for the page to tell. */
export function oldPasswordRefusal(error: unknown): string | undefined {
  return OLD_PASSWORD_CODES.includes(refusalCode(error)) ? refusalMessage(error) : undefined;
}

const meta = { handles: (error: unknown) => oldPasswordRefusal(error) !== undefined };

export function useChangeLoginPassword(onChanged: () => void) {
  return useMutation({
    mutationFn: (input: InputOf<typeof changeLoginPasswordCall>) => callApi(changeLoginPasswordCall, input),
    meta,
    onSuccess: onChanged,
  });
}

export function useChangePayPassword(onChanged: (input: InputOf<typeof changePayPasswordCall>) => void) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: async (input: InputOf<typeof changePayPasswordCall>) => {
      await callApi(changePayPasswordCall, input);
      // A withdrawal that the player comes back to must find the password set.
      await refreshPlayer();
    },
    meta,
    onSuccess: (_reply, input) => onChanged(input),
  });
}
