import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What Node says of a request that has not come as a whole within `requestTimeout`. */
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * A long move of a clock gives its caller nothing for minutes, and a file of a hundred megabytes comes as fast as the network
 * of its sender is: neither ends the connection (control §0). So it is for control calls alone, once it is known that their
 * caller may; a file that stops coming ends it all the same.
 */
export function waitForLongCalls(app: FastifyInstance): void {
  const { server } = app;
  const sendingFiles = new WeakSet<Socket>();
  const noteFile = async ({ raw }: FastifyRequest) => void sendingFiles.add(raw.socket);
  const wait = async ({ raw }: FastifyRequest) => endAfter(raw.socket, 0);
  const waitNoMore = async ({ raw }: FastifyRequest) => {
    sendingFiles.delete(raw.socket);
    endAfter(raw.socket, server.timeout);
  };
  app.addHook('onRoute', (route) => {
    const { isControl, accepts } = route.config ?? {};
    if (isControl !== true) return;
    if (accepts !== undefined) route.onRequest = [route.onRequest ?? [], noteFile].flat();
    route.preHandler = [route.preHandler ?? [], wait].flat();
    route.onSend = [route.onSend ?? [], waitNoMore].flat();
  });
  const [end] = server.listeners('clientError');
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code !== LATE || !sendingFiles.has(socket)) end?.(error, socket);
  });
}

/** Ends a connection that gives nothing for so long (ms); 0: never. Behind an injected request there is none. */
function endAfter(socket: Socket, ms: number): void {
  if (socket instanceof Socket) socket.setTimeout(ms);
}
