import { countUnreadMessagesCall } from '@canada28/shared/contract/messages.contract.ts';
import { neededNumber } from '@canada28/shared/contract/reply-values.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { usePlayerQuery } from '../player/player-query.ts';

/** A message comes of itself: the badge looks for one this often. */
const LOOK_AGAIN_MS = 60_000;

/** How many messages the player has not read; undefined for a guest, and until the server told. */
function useUnread(): number | undefined {
  return usePlayerQuery({
    key: ['unreadMessages'],
    queryFn: async ({ signal }) => neededNumber(await callApi(countUnreadMessagesCall, {}, { signal })),
    refetchInterval: LOOK_AGAIN_MS,
    meta: { isPolled: true },
  }).data;
}

/** How many messages the player has not read; 0 where that is not known. */
export function useUnreadCount(): number {
  return useUnread() ?? 0;
}

/**
 * Calls when the number of unread messages has changed: also where more were read on another device than came. As many
 * read as came within one look are not seen.
 */
export function useOnMessage(act: () => void): void {
  const count = useUnread();
  const seen = useRef(count);
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (seen.current !== undefined && count !== undefined && count !== seen.current) tell();
    seen.current = count;
  }, [count]);
}
