import type { InputOf } from '@canada28/shared/contract/call.ts';
import { playLimitsFromWire, updatePlayLimitsCall } from '@canada28/shared/contract/play-limits.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { playLimitsKey } from './play-limits.queries.ts';

/** Changes one limit; what the server refuses is for the screen to show. Apart, because the reminder changes none. */
export function useUpdatePlayLimits() {
  const playerId = usePlayer()?.id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: InputOf<typeof updatePlayLimitsCall>) =>
      playLimitsFromWire(await callApi(updatePlayLimitsCall, input)),
    meta: { handles: hasRefusalMessage },
    onSuccess: async (limits) => {
      const queryKey = playLimitsKey(playerId);
      // A look under way may have been answered before the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, limits);
    },
    // Without an answer they may be changed all the same; and a refusal may be about a change of another device.
    onError: () => void queryClient.invalidateQueries({ queryKey: playLimitsKey(playerId) }),
  });
}
