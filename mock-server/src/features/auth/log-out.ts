import type { GuestContext } from '../../app/context.ts';
import { deleteSession } from './auth.repository.ts';

/** Ends the session that came along, if one did; other sessions of the player stay open (contract §2). */
export function logOut({ db, tokenHash }: GuestContext): true {
  if (tokenHash !== undefined) deleteSession(db, tokenHash);
  return true;
}
