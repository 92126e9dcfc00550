import { deleteSession } from '../../http/sessions.repository.ts';
import type { GuestContext } from '../../world/context.ts';

/** Ends the session that came along, if one did; other sessions of the player stay open (contract §2). */
export function logOut({ db, tokenHash }: GuestContext): true {
  if (tokenHash !== undefined) deleteSession(db, tokenHash);
  return true;
}
