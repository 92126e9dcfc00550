import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  type PlayLimits,
  playLimitsFromWire,
  updatePlayLimitsCall,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { useShownErrors } from '../../lib/use-is-there.ts';
import { playLimitsKey } from './play-limits.queries.ts';

/**
 * Changes one limit, and says so wherever the player is by then; what the server refuses is for the screen to show.
 * Apart, because the reminder changes none.
 */
export function useUpdatePlayLimits(onSaved: (limits: PlayLimits) => void) {
  const queryKey = playLimitsKey(usePlayer()?.id);
  const queryClient = useQueryClient();
  const updating = useMutation({
    mutationKey: queryKey,
    mutationFn: async (input: InputOf<typeof updatePlayLimitsCall>) =>
      playLimitsFromWire(await callApi(updatePlayLimitsCall, input)),
    meta: useShownErrors(),
    onSuccess: async (limits) => {
      // A look under way may have been answered before the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, limits);
      onSaved(limits);
    },
    // Without an answer they may be changed all the same; and a refusal may be about a change of another device.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  // Also from a sheet that was closed and opened again.
  return { ...updating, isPending: useIsMutating({ mutationKey: queryKey }) > 0 };
}
