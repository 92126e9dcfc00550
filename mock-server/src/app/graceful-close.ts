import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the calls that are being carried out finish and be answered before the app closes. Whoever is merely connected,
 * as browsers are ahead of need, or still sending is not waited for: `forceCloseConnections` ends those connections.
 */
export function finishRunningCalls(app: FastifyInstance): void {
  let running = 0;
  let onIdle: () => void = () => undefined;
  app.addHook('preHandler', (_request, reply, done) => {
    running += 1;
    finished(reply.raw, () => {
      running -= 1;
      if (running === 0) onIdle();
    });
    done();
  });
  app.addHook('preClose', (done) => {
    if (running === 0) done();
    else onIdle = done;
  });
}
