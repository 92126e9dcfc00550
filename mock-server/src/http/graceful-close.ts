import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Lets the calls that are being carried out finish and be answered before the app closes. Whoever is merely connected,
 * as browsers are ahead of need, or still sending is not waited for: `forceCloseConnections` ends those connections.
 */
export function finishRunningCalls(app: FastifyInstance): void {
  const running = new Set<FastifyReply['raw']>();
  let onIdle: () => void = () => undefined;
  app.addHook('preHandler', (_request, { raw }, done) => {
    const end = () => {
      if (running.delete(raw) && running.size === 0) onIdle();
    };
    running.add(raw);
    // A caller who goes away closes without a finish.
    raw.once('finish', end).once('close', end);
    done();
  });
  app.addHook('preClose', (done) => {
    if (running.size === 0) done();
    else onIdle = done;
  });
}
