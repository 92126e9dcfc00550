import { logoutCall } from '@canada28/shared/contract/auth.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.store.ts';

/** Ends the session here at once, and at the server, which alone can take back its cookie. */
export function logOut(): void {
  // The headers of the call are made before the session is gone.
  callApi(logoutCall, {}, { scope: 'dropped' }).catch(() => {
    // Without an answer the token runs out by itself; the player is logged out here either way.
  });
  endSession();
}
