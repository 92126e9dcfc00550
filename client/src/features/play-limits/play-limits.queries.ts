import { getPlayLimitsCall, playLimitsFromWire } from '@canada28/shared/contract/play-limits.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { usePlayer } from '../../lib/session.store.ts';

/** Not below the player's own key: the session reminder watches it all day, and no bet changes what it watches. */
export const playLimitsKey = (playerId: number | undefined) => ['playLimits', playerId] as const;

/** The player's limits; a failure is for the screen to show, and a server that knows none goes without (player-api §0). */
export function usePlayLimits() {
  const playerId = usePlayer()?.id;
  return useQuery({
    queryKey: playLimitsKey(playerId),
    queryFn: async ({ signal }) =>
      playLimitsFromWire(await callApi(getPlayLimitsCall, {}, { scope: 'quiet', signal })),
    enabled: playerId !== undefined,
  });
}
