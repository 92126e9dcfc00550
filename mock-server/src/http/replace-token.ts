import { OLD_TOKEN_GRACE_MS } from '@canada28/shared/limits.ts';
import type { TaskContext } from '../world/world.ts';
import { hashToken, newToken } from './session.ts';
import { findReplaceableSession, insertSession, updateSessionExpiry } from './sessions.repository.ts';

/** A token that takes the place of another, and how long its session still lasts. */
export type ReplacedToken = { readonly token: string; readonly lastsMs: number };

/**
 * Gives a session that is at least `afterMs` old a new token. The session ends when it would have ended; the old token
 * stays valid for 60 s, for requests that are on their way, and is not replaced a second time (contract §1).
 */
export function replaceToken(
  { db, clock, random }: TaskContext,
  { tokenHash, afterMs }: { tokenHash: Buffer; afterMs: number },
): ReplacedToken | undefined {
  const nowMs = clock.nowMs();
  const graceEndMs = nowMs + OLD_TOKEN_GRACE_MS;
  const session = findReplaceableSession(db, {
    tokenHash,
    createdUntilMs: nowMs - afterMs,
    expiresAfterMs: graceEndMs,
  });
  if (session === undefined) return undefined;
  const token = newToken(random);
  insertSession(db, { ...session, tokenHash: hashToken(token), createdAtMs: nowMs });
  updateSessionExpiry(db, { tokenHash, expiresAtMs: graceEndMs });
  return { token, lastsMs: session.expiresAtMs - nowMs };
}
