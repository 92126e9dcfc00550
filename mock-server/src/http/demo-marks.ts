import type { FastifyInstance } from 'fastify';

/**
 * Marks every reply as the mock's, so that it is not mistaken for real money, and tells the world's clock where it is
 * not the wall clock (player-api §1, mock marks).
 */
export function markDemoReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { world } = request;
    if (world !== undefined) {
      reply.header('x-demo', world.name);
      if (!world.clock.isWallClock) {
        reply.header('x-demo-clock', `${world.clock.nowMs()};rate=${world.clock.rate}`);
      }
    }
    done(null, payload);
  });
}
