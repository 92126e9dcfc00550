import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { worldNameOf } from '../../http/world-of-request.ts';

/**
 * Knows which connections rest, and in which world each was used last. Answers what ends those of one world: ending all
 * that rest would cut off callers of other worlds that are just about to use theirs.
 */
export function trackConnections(app: FastifyInstance): (world: string) => void {
  const open = new Set<Socket>();
  const restsIn = new WeakMap<Socket, string>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    restsIn.delete(request.raw.socket);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    // A file of the client is of no world, yet its connection is one that the browser may use for a call.
    restsIn.set(request.raw.socket, request.world?.name ?? worldNameOf(request));
    done();
  });
  return (world) => {
    for (const socket of open) if (restsIn.get(socket) === world) socket.destroy();
  };
}
