import { getPlayLimitsCall, playLimitsFromWire } from '@canada28/shared/contract/play-limits.contract.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { paced } from '../../lib/paced.ts';
import { askAgain } from '../../lib/query-client.ts';
import { usePlayer } from '../../lib/session.store.ts';

/** Not below the player's own key: the session reminder watches it all day, and no bet changes what it watches. */
export const playLimitsKey = (playerId: number | undefined) => ['playLimits', playerId] as const;

/** Asks again for what today counts against the limits: at each draw, of which there may be several a second. */
export const refreshLimitsAtDraw = paced((client: QueryClient) => void askAgain(client, ['playLimits']));

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
