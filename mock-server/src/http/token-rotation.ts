import { inTransaction } from '@canada28/db/transaction.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextAt } from '../world/context.ts';
import { type ReplacedToken, replaceToken } from './replace-token.ts';
import { findToken } from './session.ts';
import { setSessionCookie } from './session-cookie.ts';

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

function findReplacement(request: FastifyRequest): ReplacedToken | undefined {
  if (request.routeOptions.config.call?.session !== 'required') return undefined;
  const { world } = request;
  const token = findToken(request);
  const afterMs = world.config.tokenRotationMs;
  if (token === undefined || afterMs === undefined) return undefined;
  const context = contextAt(world, world.clock.nowMs());
  return inTransaction(world.db, () => replaceToken(context, { token, afterMs }));
}
