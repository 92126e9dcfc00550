import {
  loginCall,
  logoutCall,
  registerCall as registerPlayerCall,
} from '@canada28/shared/contract/auth.contract.ts';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/sessions/session-cookie.ts';
import { deleteSession } from '../../http/sessions/sessions.repository.ts';
import type { GuestContext } from '../../world/context.ts';
import { checkLoginPassword, logIn } from './log-in.ts';
import { hashNewPassword, registerPlayer } from './register-player.ts';

/** Both hash a password, 50 ms of a core each: enough for any player, too few for guessing passwords. */
const MOST_PER_MINUTE = 30;

export function registerAuthCalls(api: PlayerApi): void {
  registerCall(api, loginCall, logIn, {
    prepare: checkLoginPassword,
    mostPerMinute: MOST_PER_MINUTE,
    afterCommit: (reply, { tokenValue }) => setSessionCookie(reply, tokenValue ?? '', SESSION_LENGTH_MS),
  });
  registerCall(api, logoutCall, logOut, { afterCommit: clearSessionCookie });
  registerCall(api, registerPlayerCall, registerPlayer, {
    prepare: hashNewPassword,
    mostPerMinute: MOST_PER_MINUTE,
  });
}

/** Ends the session that came along, if one did; other sessions of the player stay open (player-api §2). */
function logOut({ db, tokenHash }: GuestContext): true {
  if (tokenHash !== undefined) deleteSession(db, tokenHash);
  return true;
}
