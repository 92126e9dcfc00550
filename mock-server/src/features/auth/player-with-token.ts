import type { Database } from '@canada28/db/open-database.ts';
import { profileToWire, type UserSimple } from '@canada28/shared/contract/profile.contract.ts';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import { insertSession, isTokenUsed } from '../../http/sessions/sessions.repository.ts';
import { hashToken, newToken } from '../../http/sessions/token.ts';
import type { TaskContext } from '../../world/world.ts';
import { getProfile } from '../profile/profile.repository.ts';

export function logInPlayer(context: TaskContext, playerId: number): UserSimple {
  return playerWithToken(context.db, playerId, openSession(context, playerId));
}

export function playerWithToken(db: Database, playerId: number, token: string): UserSimple {
  return profileToWire({ ...getProfile(db, playerId), token, tokenValue: token });
}

/** Opens a session of a player; answers its token, which itself is stored nowhere (player-api §1). */
function openSession({ db, clock, random }: TaskContext, playerId: number): string {
  const token = unusedToken({ db, random }, playerId);
  const createdAtMs = clock.nowMs();
  const expiresAtMs = createdAtMs + SESSION_LENGTH_MS;
  insertSession(db, { tokenHash: hashToken(token), playerId, createdAtMs, expiresAtMs });
  return token;
}

/** A world that went back draws the tokens again that visitors who stayed joined have since (control §12). */
function unusedToken({ db, random }: Pick<TaskContext, 'db' | 'random'>, playerId: number): string {
  let token = newToken(random, playerId);
  while (isTokenUsed(db, hashToken(token))) token = newToken(random, playerId);
  return token;
}
