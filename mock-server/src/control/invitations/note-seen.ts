import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSession } from '../../http/sessions/session.ts';
import { wallClock } from '../../world/clock.ts';

/** Notes when the browser of each visitor called last; a world without visitors pays nothing for it. */
export function noteVisitorsSeen(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.routeConfig.call !== undefined) noteSeen(request);
    done();
  });
}

function noteSeen(request: FastifyRequest): void {
  const { hosted, world } = request;
  const joined = hosted?.invitation?.joined ?? [];
  if (joined.length === 0 || world === undefined || hosted.world !== world) return;
  // A reply that callers share is given before their session is looked at.
  const { player } = request.session ?? readSession(request, { db: world.db, nowMs: world.clock.nowMs() });
  const visitor = player && joined.find(({ playerId }) => playerId === player.id);
  if (visitor !== undefined) visitor.seenAtMs = wallClock.nowMs();
}
