import { getUserInfoCall, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { getMyWalletCall, walletFromWire } from '@canada28/shared/contract/wallet.contract.ts';
import {
  type QueryClient,
  queryOptions,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { paced } from '../../lib/paced.ts';
import { askAnew } from '../../lib/query-client.ts';
import { getSession, keepProfile, usePlayer } from '../../lib/session.store.ts';

const playerKeyOf = (playerId: number | undefined) => ['player', playerId] as const;

/** First part of the key of everything that is a player's own, so that no player sees what another one loaded. */
export function usePlayerKey() {
  return playerKeyOf(usePlayer()?.id);
}

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

type PlayerQuery<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'enabled'> & {
  /** Below the player's own. */
  readonly key: readonly unknown[];
  readonly enabled?: boolean;
};

/** Something that is the player's own; pending for a guest. */
export function usePlayerQuery<Data>({ key, enabled = true, ...query }: PlayerQuery<Data>) {
  const playerId = usePlayer()?.id;
  return useQuery({
    ...query,
    queryKey: [...playerKeyOf(playerId), ...key],
    enabled: enabled && playerId !== undefined,
  });
}

/** The player's money, available and frozen; pending for a guest. */
export function useWallet() {
  return usePlayerQuery({
    key: ['wallet'],
    queryFn: async ({ signal }) => walletFromWire(await callApi(getMyWalletCall, {}, { signal })),
  });
}

/** Several parts of a screen may see the same reason at once: that is one asking. */
let begun: Promise<void> | undefined;

function refreshPlayer(client: QueryClient): Promise<void> {
  begun ??= Promise.resolve().then(() => {
    begun = undefined;
    return askAnew(client, playerKeyOf(getSession()?.id));
  });
  return begun;
}

/** Asks anew for all that is the player's own: after a bet, a deposit, a changed profile. */
export function useRefreshPlayer(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => refreshPlayer(queryClient), [queryClient]);
}

/** The same after a draw, of which there may be several a second. */
export const refreshPlayerAtDraw = paced((client: QueryClient) => void refreshPlayer(client));
