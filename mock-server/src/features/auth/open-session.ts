import type { Database } from '@canada28/db/open-database.ts';
import { profileToWire, type UserSimple } from '@canada28/shared/contract/profile.contract.ts';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import { hashToken, newToken } from '../../http/sessions/session.ts';
import { insertSession } from '../../http/sessions/sessions.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { getPlayerRow } from '../profile/profile.repository.ts';
import { profileOfRow } from '../profile/profile-model.ts';

/** Opens a session of a player and answers them with its token, which itself is stored nowhere (player-api §1). */
export function openSession({ db, clock, random }: TaskContext, playerId: number): UserSimple {
  const token = newToken(random);
  const createdAtMs = clock.nowMs();
  insertSession(db, {
    tokenHash: hashToken(token),
    playerId,
    createdAtMs,
    expiresAtMs: createdAtMs + SESSION_LENGTH_MS,
  });
  return playerWithToken(db, playerId, token);
}

/** A player as a log in answers them, with the token of their session. */
export function playerWithToken(db: Database, playerId: number, token: string): UserSimple {
  const profile = profileOfRow(getPlayerRow(db, playerId));
  return profileToWire({ ...profile, token, tokenValue: token });
}
