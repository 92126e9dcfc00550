import { inTransaction } from '@canada28/db/transaction.ts';
import { OLD_TOKEN_GRACE_MS } from '@canada28/shared/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextAt } from '../world/context.ts';
import type { TaskContext } from '../world/world.ts';
import { hashToken, newToken } from './session.ts';
import { setSessionCookie } from './session-cookie.ts';
import { findReplaceableSession, insertSession, updateSessionExpiry } from './sessions.repository.ts';

/**
 * Hands out a `new-token` with the reply of a call that needs a session, as often as the world says (contract §1).
 * Only with a success, after its verb is committed: whoever ends sessions has done so by then. Error replies are
 * ready-made texts and do not come by here.
 */
export function rotateTokens(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const replaced = findReplacement(request);
    if (replaced !== undefined) {
      reply.header('new-token', replaced.token);
      setSessionCookie(reply, replaced.token, replaced.lastsMs);
    }
    done(null, payload);
  });
}

function findReplacement({ world, session, routeOptions }: FastifyRequest): ReplacedToken | undefined {
  const needsSession = routeOptions.config.call?.session === 'required';
  if (!needsSession || session.tokenHash === undefined) return undefined;
  const { tokenHash } = session;
  const afterMs = world.config.tokenRotationMs;
  if (afterMs === undefined) return undefined;
  const context = contextAt(world, world.clock.nowMs());
  return inTransaction(world.db, () => replaceToken(context, { tokenHash, afterMs }));
}

/** A token that takes the place of another, and how long its session still lasts. */
type ReplacedToken = { readonly token: string; readonly lastsMs: number };

/**
 * Gives a session that is at least `afterMs` old a new token. The session ends when it would have ended; the old token
 * stays valid for 60 s, for requests that are on their way, and is not replaced a second time (contract §1).
 */
function replaceToken(
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
