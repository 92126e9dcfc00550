import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldNameOf } from '../../http/world-of-request.ts';

/** What is known of connections; told of each request as it comes. */
type Connections = {
  readonly isUsed: (request: FastifyRequest) => void;
  /** Ends those that rest and were used last in a world. */
  readonly endIdle: (world: string) => void;
};

/**
 * Knows which connections rest, and in which world each was used last: ending all that rest would cut off callers of
 * other worlds that are just about to use theirs.
 */
export function trackConnections(app: FastifyInstance): Connections {
  const open = new Set<Socket>();
  const restsIn = new WeakMap<Socket, string>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onResponse', (request, _reply, done) => {
    // A file of the client is of no world, yet its connection is one that the browser may use for a call.
    restsIn.set(request.raw.socket, request.world?.name ?? worldNameOf(request));
    done();
  });
  return {
    isUsed: ({ raw }) => restsIn.delete(raw.socket),
    endIdle: (world) => {
      for (const socket of open) if (restsIn.get(socket) === world) socket.destroy();
    },
  };
}
