import { getUserInfoCall, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { getMyWalletCall, walletFromWire } from '@canada28/shared/contract/wallet.contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { getSession, keepProfile, usePlayer } from '../../lib/session.store.ts';
import { playerKeyOf, usePlayerQuery } from './player-query.ts';

/** The profile call: keeps the stored user info fresh (product §3). */
export function profileQuery(playerId: number | undefined) {
  return queryOptions({
    queryKey: [...playerKeyOf(playerId), 'profile'],
    queryFn: async ({ signal }) => {
      const sent = getSession();
      const profile = profileFromWire(await callApi(getUserInfoCall, {}, { signal, scope: 'profile' }));
      keepProfile(profile, sent);
      return profile;
    },
    enabled: playerId !== undefined,
  });
}

/** The player's profile with the available money; pending for a guest. */
export function useProfile() {
  return useQuery(profileQuery(usePlayer()?.id));
}

/** The player's money, available and frozen; pending for a guest. */
export function useWallet() {
  return usePlayerQuery({
    key: ['wallet'],
    queryFn: async ({ signal }) => walletFromWire(await callApi(getMyWalletCall, {}, { signal })),
  });
}
