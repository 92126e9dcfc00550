import { createHmac } from 'node:crypto';
import { OLD_TOKEN_GRACE_MS } from '@canada28/shared/limits.ts';
import type { TaskContext } from '../../world/world.ts';
import {
  findReplaceableSession,
  findReplacement,
  insertSession,
  updateReplacedSession,
} from './sessions.repository.ts';
import { hashToken } from './token.ts';

/** A token that takes the place of another, and how long its session still lasts. */
type ReplacedToken = { readonly token: string; readonly lastsMs: number };

/**
 * Gives a session that is at least `afterMs` old a new token. The session ends when it would have ended; the old token
 * stays valid for 60 s, for requests that are on their way (player-api §1). A request that comes with it in that time
 * gets the same new token again: the reply that told it may have been lost.
 */
export function replaceToken(
  { db, clock, world }: TaskContext,
  { token, afterMs }: { token: string; afterMs: number },
): ReplacedToken | undefined {
  const tokenHash = hashToken(token);
  const nowMs = clock.nowMs();
  const told = findReplacement(db, { tokenHash, nowMs });
  if (told !== undefined) return { token: tokenAfter(token, told.salt), lastsMs: told.expiresAtMs - nowMs };
  const graceEndMs = nowMs + OLD_TOKEN_GRACE_MS;
  const session = findReplaceableSession(db, {
    tokenHash,
    createdUntilMs: nowMs - afterMs,
    expiresAfterMs: graceEndMs,
  });
  if (session === undefined) return undefined;
  // Keyed, and not of the world's stream of chance: a read, or a fault, changes nothing else that comes of it.
  const salt = createHmac('sha256', world.fingerprintKey).update(tokenHash).digest().subarray(0, 16);
  const next = tokenAfter(token, salt);
  const nextHash = hashToken(next);
  insertSession(db, { ...session, tokenHash: nextHash, createdAtMs: nowMs });
  updateReplacedSession(db, { tokenHash, expiresAtMs: graceEndMs, salt, nextHash });
  return { token: next, lastsMs: session.expiresAtMs - nowMs };
}

/** Follows from the old token and a stored salt, so that it can be told again while no token is stored. */
function tokenAfter(token: string, salt: Buffer): string {
  return createHmac('sha256', token).update(salt).digest('hex').slice(0, 32);
}
