import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failWith } from './answer-instead.ts';
import { openPassage } from './open-passage.ts';
import { isSpoilt, PASSING, type Passing, type Sending, type SendOptions } from './passage.ts';
import { headersToUpstream } from './rewrite-headers.ts';
import { takeReply } from './take-reply.ts';
import { troubleOf } from './upstream-trouble.ts';

/** Sends a call of a player on to the server that answers for its world, and its reply back while it comes (control §13). */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SendOptions,
): Promise<void> {
  const passage = await openPassage(request, reply, options);
  if (passage !== undefined) ask(passage, passage.address);
}

function ask(passage: Sending, { origin, pathname }: URL): void {
  const { request, reply, upstream, controlToken, patienceMs, agent, sendOn } = passage;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  if (hasBody(request)) {
    // A caller who goes away ends what is sent on.
    request.body = pipeline(request.raw, passage.sent, () => undefined);
  }
  const abort = new AbortController();
  reply.raw.once('close', () => abort.abort());
  sendOn(reply, `${origin}${pathname}`, {
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
