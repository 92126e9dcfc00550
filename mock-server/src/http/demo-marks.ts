import type { FastifyInstance } from 'fastify';
import { toldMs } from '../world/time-passed.ts';

/** So many connections at once are the clients of a crowd, not the few phones of a demo. */
const CROWD_CONNECTIONS = 200;
/** The time for one of them, and the longest that a client waits for its turn (ms). */
const TURN_MS = 2;
const LONGEST_ROUND_MS = 10_000;

/**
 * Marks every reply as the mock's, so that it is not mistaken for real money, tells the world's clock where it is not
 * the wall clock, and over how long its clients spread where they are a crowd (player-api §1, mock marks).
 */
export function markDemoReplies(app: FastifyInstance): void {
  const connections = countConnections(app);
  app.addHook('onSend', (request, reply, payload, done) => {
    const { world } = request;
    // What another server answers is no demo.
    if (world !== undefined && world.kind !== 'upstream') {
      reply.header('x-demo', world.name);
      if (!world.clock.isWallClock) {
        reply.header('x-demo-clock', `${toldMs(world)};rate=${world.clock.rate}`);
      }
      if (connections.count > CROWD_CONNECTIONS) reply.header('x-demo-crowd', roundText(connections.count));
    }
    done(null, payload);
  });
}

function roundText(connections: number): string {
  return String(Math.min(LONGEST_ROUND_MS, connections * TURN_MS));
}

function countConnections({ server }: FastifyInstance): { readonly count: number } {
  const connections = { count: 0 };
  server.on('connection', (socket) => {
    connections.count += 1;
    socket.once('close', () => {
      connections.count -= 1;
    });
  });
  return connections;
}
