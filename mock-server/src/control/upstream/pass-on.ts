import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForeignPage } from '../../http/sessions/session.ts';
import { failWith, refuseWrite } from './answer-instead.ts';
import { mayMoveMoney } from './moves-money.ts';
import { isSpoilt, openCall, PASSING, type Passing, type Sending, type SendOptions } from './passage.ts';
import { headersToUpstream } from './rewrite-headers.ts';
import { takeReply } from './take-reply.ts';
import { troubleOf } from './upstream-trouble.ts';

/**
 * Sends a call of a player on to the server that answers for its world, and its reply back while it comes (control §13).
 * Calls that move money are refused unless they are allowed.
 */
export function passOn(request: FastifyRequest, reply: FastifyReply, options: SendOptions): void {
  // What is sent on comes from that server's own pages, as far as it can tell: none other may send it.
  refuseForeignPage(request);
  const { upstream } = options;
  const passage = { ...options, ...openCall(request, reply, options.onOver) };
  const [path = request.url] = request.url.split('?');
  if (upstream.allowWrites || !mayMoveMoney(path, request.routeConfig.call)) ask(passage, path);
  else refuseWrite(passage, path);
}

function ask(passage: Sending, path: string): void {
  const { request, reply, upstream, controlToken, patienceMs, agent, sendOn } = passage;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  if (hasBody(request)) {
    // A caller who goes away ends what is sent on.
    request.body = pipeline(request.raw, passage.sent, () => undefined);
  }
  const abort = new AbortController();
  reply.raw.once('close', () => abort.abort());
  sendOn(reply, `${upstream.url}${path}`, {
    timeout: patienceMs,
    retryDelay: () => null,
    rewriteRequestHeaders: () => {
      const headers = headersToUpstream(request, upstream, { controlToken, isReadWhole: isSpoilt(request) });
      const onTrouble = (error: Error) => failWith(passage, troubleOf(error));
      const passing: Passing = { agent, signal: abort.signal, onTrouble };
      return Object.assign(headers, { [PASSING]: passing });
    },
    rewriteHeaders: (headers) => headers,
    onResponse: (_request, _reply, { stream }) => takeReply(passage, stream),
    onError: (_reply, { error }) => failWith(passage, troubleOf(error)),
  });
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
