import type { Database } from '@canada28/db/open-database.ts';
import { profileToWire, type UserSimple } from '@canada28/shared/contract/profile.contract.ts';
import { openSession } from '../../http/sessions/session.ts';
import type { TaskContext } from '../../world/world.ts';
import { getProfile } from '../profile/profile.repository.ts';

/** Opens a session of a player and answers them with its token. */
export function logInPlayer(context: TaskContext, playerId: number): UserSimple {
  return playerWithToken(context.db, playerId, openSession(context, playerId));
}

/** A player as a log in answers them, with the token of their session. */
export function playerWithToken(db: Database, playerId: number, token: string): UserSimple {
  return profileToWire({ ...getProfile(db, playerId), token, tokenValue: token });
}
