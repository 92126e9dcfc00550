import { countUnreadMessagesCall } from '@canada28/shared/contract/messages.contract.ts';
import { neededNumber } from '@canada28/shared/contract/reply-values.ts';
import { callApi } from '../../lib/api-client.ts';
import { usePlayerQuery } from '../player/player-query.ts';

/** A message comes of itself: the badge looks for one this often. */
const LOOK_AGAIN_MS = 60_000;

/** How many messages the player has not read; 0 for a guest, and until the server told. */
export function useUnreadCount(): number {
  const { data = 0 } = usePlayerQuery({
    key: ['unreadMessages'],
    queryFn: async ({ signal }) => neededNumber(await callApi(countUnreadMessagesCall, {}, { signal })),
    refetchInterval: LOOK_AGAIN_MS,
    meta: { isPolled: true },
  });
  return data;
}
