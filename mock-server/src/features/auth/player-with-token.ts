import type { Database } from '@canada28/db/open-database.ts';
import { profileToWire, type UserSimple } from '@canada28/shared/contract/profile.contract.ts';
import { openSession } from '../../http/sessions/session.ts';
import type { TaskContext } from '../../world/world.ts';
import { getProfile } from '../profile/profile.repository.ts';

export function logInPlayer(context: TaskContext, playerId: number): UserSimple {
  return playerWithToken(context.db, playerId, openSession(context, playerId));
}

export function playerWithToken(db: Database, playerId: number, token: string): UserSimple {
  return profileToWire({ ...getProfile(db, playerId), token, tokenValue: token });
}
