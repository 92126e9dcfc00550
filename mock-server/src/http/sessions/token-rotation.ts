import { loggedAs } from '@canada28/db/database-file-error.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextAt } from '../../world/context.ts';
import { replaceToken } from './replace-token.ts';
import { setSessionCookie } from './session-cookie.ts';
import { findToken } from './token.ts';

/**
 * Hands out a `new-token` with the reply of a call that needs a session, as often as the world says (player-api §1).
 * Only with a success, after its handler is committed: a call that ends sessions has done so by then. Error replies are
 * ready-made texts and do not come by here.
 */
export function rotateTokens(app: FastifyInstance): void {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const needsSession = request.routeConfig.call?.session === 'required';
    const afterMs = needsSession ? request.world.config.tokenRotationMs : undefined;
    if (afterMs !== undefined) handOutToken(request, reply, afterMs);
    done(null, payload);
  });
}

/**
 * Replaces the token of a request, in the reply's header and in the cookie, where its session is at least so old (ms). What
 * the call itself did is committed: where the new token cannot be stored, the reply leaves without one, and the old one
 * stays.
 */
export function handOutToken(request: FastifyRequest, reply: FastifyReply, afterMs: number): void {
  const token = findToken(request);
  const { world, hosted } = request;
  // A world that was replaced meanwhile has no session left to go on with.
  if (token === undefined || hosted.world !== world) return;
  const context = contextAt(world, world.clock.nowMs());
  try {
    const replaced = inTransaction(world.db, () => replaceToken(context, { token, afterMs }));
    if (replaced === undefined) return;
    reply.header('new-token', replaced.token);
    setSessionCookie(reply, replaced.token, replaced.lastsMs);
  } catch (error) {
    request.log.error(loggedAs(error));
  }
}
