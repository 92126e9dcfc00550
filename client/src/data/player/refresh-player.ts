import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { paced } from '../../lib/paced.ts';
import { askAgain } from '../../lib/query-client.ts';
import { getSession } from '../../lib/session.store.ts';
import { playerKeyOf } from './player-query.ts';

/** Several parts of a screen may see the same reason at once: that is one asking. */
let begun: Promise<void> | undefined;

function refreshPlayer(client: QueryClient): Promise<void> {
  begun ??= Promise.resolve().then(() => {
    begun = undefined;
    return askAgain(client, playerKeyOf(getSession()?.id));
  });
  return begun;
}

/** Asks again for all that is the player's own: after a bet, a deposit, a changed profile. */
export function useRefreshPlayer(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => refreshPlayer(queryClient), [queryClient]);
}

/** The same after a draw, of which there may be several a second. */
export const refreshPlayerAtDraw = paced((client: QueryClient) => void refreshPlayer(client));
