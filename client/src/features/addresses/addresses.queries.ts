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
import { hasRefusalMessage } from '../../lib/api-error.ts';

/** The player's addresses: the default first, then the newest. */
export function useAddresses() {
  return usePlayerQuery({
    key: ['addresses'],
    queryFn: async ({ signal }) => (await callApi(listAddressesCall, {}, { signal })).map(addressFromWire),
  });
}

/** Adds an address; what the server refuses is for the screen to show, as long as it shows what was sent. */
export function useAddAddress(onAdded: () => void, isShown: boolean) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (input: InputOf<typeof addAddressCall>) => callApi(addAddressCall, input),
    meta: { handles: (error) => isShown && hasRefusalMessage(error) },
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
