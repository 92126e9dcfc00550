import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A reply that is not taken within this time (ms) of a closing server is cut off: Ctrl-C ends it in less than a second. */
const DRAIN_MS = 500;

/** How many calls of a connection are being carried out. */
type Connection = { calls: number };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until it is carried out. */
    connection: Connection | null;
  }
}

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
  const connections = new WeakMap<Socket, Connection>();
  let running = 0;
  let onIdle: () => void = () => undefined;
  const end = (connection: Connection, calls: number) => {
    connection.calls -= calls;
    running -= calls;
    if (calls > 0 && running === 0) onIdle();
  };
  const connectionOf = (socket: Socket) => {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection = { calls: 0 };
    connections.set(socket, connection);
    // A reply that waits behind others of its connection hears nothing when that closes: neither finish nor close.
    socket.once('close', () => end(connection, connection.calls));
    return connection;
  };
  app.decorateRequest('connection', null);
  app.addHook('preHandler', (request, _reply, done) => {
    const { socket } = request.raw;
    if (socket.destroyed) return done();
    request.connection = connectionOf(socket);
    request.connection.calls += 1;
    running += 1;
    done();
  });
  app.addHook('onResponse', ({ connection }, _reply, done) => {
    if (connection !== null && connection.calls > 0) end(connection, 1);
    done();
  });
  app.addHook('preClose', (done) => {
    if (running === 0) return done();
    const cutOff = setTimeout(() => {
      app.log.info(`closed before ${running} of the replies were taken`);
      done();
    }, DRAIN_MS);
    onIdle = () => {
      clearTimeout(cutOff);
      done();
    };
  });
}
