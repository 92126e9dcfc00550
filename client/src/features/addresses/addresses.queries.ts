import {
  addAddressCall,
  addressFromWire,
  deleteAddressCall,
  listAddressesCall,
  makeAddressDefaultCall,
} from '@canada28/shared/contract/addresses.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { useMutation } from '@tanstack/react-query';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { useRefreshPlayer } from '../../data/player/refresh-player.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage, isOutcomeUnknown } from '../../lib/api-error.ts';
import { createDraft } from '../../lib/create-draft.ts';
import { useShownErrors } from '../../lib/use-is-there.ts';

/** The player's addresses: the default first, then the newest. */
export function useAddresses() {
  return usePlayerQuery({
    key: ['addresses'],
    queryFn: async ({ signal }) => (await callApi(listAddressesCall, {}, { signal })).map(addressFromWire),
  });
}

/**
 * An address of which no answer told whether it was added: what is refused of it may be its repetition. Outlives the way
 * to another screen and back.
 */
const useUnanswered = createDraft<{ readonly address?: string | undefined }>({});

async function isInBook(address: string | undefined): Promise<boolean> {
  return (await callApi(listAddressesCall, {})).some((known) => known.address === address);
}

/** Adds an address; what the server refuses is for the screen to show, as long as it shows what was sent. */
export function useAddAddress(onAdded: () => void, isShown: boolean) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: async (input: InputOf<typeof addAddressCall>) => {
      try {
        await callApi(addAddressCall, input);
      } catch (error) {
        const { address } = input;
        if (useUnanswered.getState().address === address && (await isInBook(address))) return;
        if (isOutcomeUnknown(error)) useUnanswered.setState({ address });
        throw error;
      }
    },
    meta: useShownErrors((error) => isShown && hasRefusalMessage(error)),
    onSuccess: onAdded,
    onSettled: () => void refreshPlayer(),
  });
}

export function useMakeAddressDefault() {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (id: number) => callApi(makeAddressDefaultCall, { id }),
    onSettled: () => refreshPlayer(),
  });
}

export function useDeleteAddress(onDone: () => void) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (id: number) => callApi(deleteAddressCall, { id }),
    onSettled: async () => {
      await refreshPlayer();
      onDone();
    },
  });
}
