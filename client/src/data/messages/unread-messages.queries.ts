import { countUnreadMessagesCall } from '@canada28/shared/contract/messages.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { usePlayerKey } from '../player/player.queries.ts';

/** A message comes of itself: the badge looks for one this often. */
const LOOK_AGAIN_MS = 60_000;

/** How many messages the player has not read; 0 for a guest, and until the server told. */
export function useUnreadCount(): number {
  const { data = 0 } = useQuery({
    queryKey: [...usePlayerKey(), 'unreadMessages'],
    queryFn: ({ signal }) => callApi(countUnreadMessagesCall, {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
    meta: { isPolled: true },
    enabled: useIsLoggedIn(),
  });
  return data;
}
