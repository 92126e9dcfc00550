import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  getPlayLimitsCall,
  playLimitsFromWire,
  updatePlayLimitsCall,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { usePlayer } from '../../lib/session.store.ts';

/** Not below the player's own key: the session reminder watches it all day, and no bet changes what it watches. */
const keyOf = (playerId: number | undefined) => ['playLimits', playerId] as const;

/** The player's limits; a server that knows none fails silently, and the screen goes without (contract, head). */
export function usePlayLimits() {
  const playerId = usePlayer()?.id;
  return useQuery({
    queryKey: keyOf(playerId),
    queryFn: async ({ signal }) =>
      playLimitsFromWire(await callApi(getPlayLimitsCall, {}, { scope: 'quiet', signal })),
    enabled: playerId !== undefined,
  });
}

/** Changes one limit; what the server refuses is for the screen to show. */
export function useUpdatePlayLimits() {
  const playerId = usePlayer()?.id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: InputOf<typeof updatePlayLimitsCall>) =>
      playLimitsFromWire(await callApi(updatePlayLimitsCall, input)),
    meta: { handles: (error) => refusalMessage(error) !== undefined },
    onSuccess: (limits) => queryClient.setQueryData(keyOf(playerId), limits),
  });
}
