import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A reply that is not taken within this time (ms) of a closing server is cut off: Ctrl-C ends it in less than a second. */
const DRAIN_MS = 500;

/** Work that lasts was ended because its server closes. */
export class ServerClosingError extends Error {
  override readonly name = 'ServerClosingError';

  constructor() {
    super('The server is closing: what was done until now holds, the rest was not begun.');
  }
}

/** Tells whatever waits or lasts that the server closes, before any reply is waited for. */
export function announceClosing(app: FastifyInstance): void {
  const controller = new AbortController();
  // As many calls as there are may listen.
  setMaxListeners(0, controller.signal);
  app.decorate('closing', controller.signal);
  app.addHook('preClose', (done) => {
    controller.abort(new ServerClosingError());
    done();
  });
}

/**
 * Lets the calls that are being carried out finish and be answered before the app closes, for a moment. A connection
 * that merely exists, as browsers open them ahead of need, or that is still sending is not waited for:
 * `forceCloseConnections` ends it, and with it whatever was not taken in time.
 */
export function finishRunningCalls(app: FastifyInstance): void {
  const running = new Map<Socket, number>();
  const known = new WeakSet<Socket>();
  let onIdle: () => void = () => undefined;
  const keep = (socket: Socket, count: number) => {
    if (count > 0) return running.set(socket, count);
    if (running.delete(socket) && running.size === 0) onIdle();
  };
  app.addHook('preHandler', ({ raw: { socket } }, { raw }, done) => {
    if (socket.destroyed) return done();
    // A reply that waits behind others of its connection hears nothing when that closes: neither finish nor close.
    if (!known.has(socket)) socket.once('close', () => keep(socket, 0));
    known.add(socket);
    keep(socket, (running.get(socket) ?? 0) + 1);
    raw.once('finish', () => keep(socket, (running.get(socket) ?? 0) - 1));
    done();
  });
  app.addHook('preClose', (done) => {
    if (running.size === 0) return done();
    const cutOff = setTimeout(() => {
      const calls = [...running.values()].reduce((sum, count) => sum + count, 0);
      app.log.info(`closed before ${calls} of the replies were taken`);
      done();
    }, DRAIN_MS);
    onIdle = () => {
      clearTimeout(cutOff);
      done();
    };
  });
}
