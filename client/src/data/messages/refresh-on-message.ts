import { useRefreshPlayer } from '../player/refresh-player.ts';
import { useOnMessage } from './unread-messages.queries.ts';

/**
 * Asks again for all that is the player's own when a message has come: one tells of a deposit that is credited, and of a
 * withdrawal that is given back.
 */
export function useRefreshOnMessage(): void {
  const refresh = useRefreshPlayer();
  useOnMessage(() => void refresh());
}
