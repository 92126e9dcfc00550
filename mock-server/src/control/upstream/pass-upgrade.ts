import { type ClientRequest, type IncomingMessage, request as overHttp, ServerResponse } from 'node:http';
import { request as overTls } from 'node:https';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failWith } from './answer-instead.ts';
import { openPassage } from './open-passage.ts';
import { type Passage, type PassOptions, sentOf } from './passage.ts';
import { headersFromUpstream, headersToUpstream } from './rewrite-headers.ts';
import { takeReply } from './take-reply.ts';
import { CONNECT_MS, troubleOf } from './upstream-trouble.ts';

/** What came behind the head of a request that asks for a WebSocket. */
const heads = new WeakMap<IncomingMessage, Buffer>();

/** Whether a request asks to go on as a WebSocket. */
export function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/**
 * Lets requests for a WebSocket below some paths into the app like any other: Node hands them over apart. All others that
 * would change the protocol are answered as if they had not asked, as before.
 */
export function takeUpgrades(app: FastifyInstance, roots: readonly string[]): void {
  const { server } = app;
  // A Node that cannot be told which upgrades are taken would take all of them, and with each the body of a call.
  if (!('shouldUpgradeCallback' in server)) return;
  server.shouldUpgradeCallback = (request: IncomingMessage) =>
    asksForWebSocket(request) && roots.some((root) => request.url?.startsWith(root) === true);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    heads.set(request, head);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(request.socket);
    response.once('finish', () => socket.end());
    socket.on('error', () => socket.destroy());
    app.routing(request, response);
  });
}

/** Opens a WebSocket to the server that answers for a world, and passes on what goes through it, unread. */
export async function passUpgrade(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PassOptions,
): Promise<void> {
  const passage = await openPassage(request, reply, options);
  if (passage === undefined) return;
  const { upstream } = options;
  const asking = ask(passage, passage.address);
  asking.once('error', (error) => failWith(passage, troubleOf(error)));
  asking.once('response', (answer) => {
    reply.code(answer.statusCode ?? 502).headers(answer.headers);
    takeReply(passage, answer);
  });
  asking.once('upgrade', (answer, socket, head) => {
    reply.hijack();
    const { protocol, host } = request;
    const replyHeaders = headersFromUpstream(answer.headers, upstream, { protocol, host });
    join({ request, answer, replyHeaders, socket, head, closing: request.server.closing });
    const outcome = 'The other server opened a WebSocket; what went through it is not read.';
    options.onOver({ ...sentOf(passage), came: undefined, status: 101, replyHeaders, outcome }, undefined);
  });
  asking.end();
}

function ask({ request, upstream, controlToken }: Passage, address: URL): ClientRequest {
  const send = address.protocol === 'https:' ? overTls : overHttp;
  const asking = send(address, {
    agent: false,
    headers: {
      ...headersToUpstream(request, upstream, { controlToken, isReadWhole: false }),
      connection: 'Upgrade',
      upgrade: 'websocket',
    },
    rejectUnauthorized: !upstream.insecure,
    timeout: CONNECT_MS,
  });
  asking.once('timeout', () => asking.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  return asking;
}

type Joined = {
  readonly request: FastifyRequest;
  readonly answer: IncomingMessage;
  readonly replyHeaders: IncomingMessage['headers'];
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly closing: AbortSignal;
};

/** From here on both sides speak to each other; the end of one is the end of the other. */
function join({ request, answer, replyHeaders, socket: theirs, head, closing }: Joined): void {
  const ours = request.raw.socket;
  const lines = Object.entries({ ...replyHeaders, connection: 'Upgrade', upgrade: 'websocket' }).flatMap(
    ([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}\r\n`),
  );
  ours.setTimeout(0);
  ours.write(`HTTP/1.1 101 ${answer.statusMessage ?? 'Switching Protocols'}\r\n${lines.join('')}\r\n`);
  ours.write(head);
  theirs.write(heads.get(request.raw) ?? Buffer.alloc(0));
  const end = () => {
    ours.destroy();
    theirs.destroy();
  };
  // A server that closes waits for every connection that is open.
  closing.addEventListener('abort', end, { once: true });
  for (const side of [ours, theirs])
    side.once('error', end).once('close', () => {
      closing.removeEventListener('abort', end);
      end();
    });
  ours.pipe(theirs);
  theirs.pipe(ours);
}
