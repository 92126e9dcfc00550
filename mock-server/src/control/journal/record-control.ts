import { changeBrandControl } from '@canada28/shared/control/brand.control.ts';
import type { FastifyRequest } from 'fastify';
import { standingMs } from '../../world/time-passed.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { knownTesterOf } from '../tester.ts';
import { momentOf, passedMs } from './arrival.ts';
import { journalOf } from './journal.ts';
import { textWithoutSecrets, urlWithoutSecrets } from './mask-secrets.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import { bodyBytesOf, ENTRY_BYTES, type Sent } from './record-call.ts';
import { bytesOfInput, retainedInput } from './retained-input.ts';

/**
 * Remembers a control call in the journal of the world that it was about: the one it acted in, named or made. What was
 * about no world, or about one that is gone, is nowhere.
 */
export function recordControl(sent: Sent): void {
  const { request, reply, arrival, limits } = sent;
  // What is no JSON is a file or a stream: it went by, and is not retained.
  const isText = typeof arrival.made === 'string' && request.routeConfig.control?.produces === undefined;
  const text = isText ? textWithoutSecrets(String(arrival.made)) : '';
  const { params, query } = request;
  const body = bodyOf(request);
  const { hosted } = request;
  if (hosted === undefined || hosted.hasEnded) return;
  const journal = journalOf(hosted, limits);
  const url = urlWithoutSecrets(request.url);
  const sentBytes = url.length + (bodyBytesOf(request) || 0);
  const input = retainedInput({ params, query, body }, sentBytes);
  journal.add({
    id: journal.nextId,
    kind: 'control',
    by: knownTesterOf(request),
    atMs: momentIn(hosted, sent, text),
    wallMs: arrival.wallMs,
    generation: hosted.generation,
    method: request.method,
    bytes: ENTRY_BYTES + url.length + bytesOfInput(input, sentBytes) + text.length,
    url,
    input,
    status: reply.statusCode,
    reply: text === '' ? undefined : text,
    durationMs: passedMs(arrival),
  });
}

/** Of a file its size alone. */
function bodyOf({ body, routeConfig }: FastifyRequest): unknown {
  if (Buffer.isBuffer(body)) return { bytes: body.length };
  const logo = routeConfig.control === changeBrandControl ? fieldOf(body, 'logo') : undefined;
  return typeof logo === 'string' ? { ...Object(body), logo: { letters: logo.length } } : body;
}

/** A world that was just made or replaced tells where it stands; looking at the clock of one that is not open would open it. */
function momentIn(hosted: HostedWorld, { request, arrival }: Sent, text: string): number {
  if (request.world?.generation === hosted.generation) return momentOf(request.world, arrival);
  const data = fieldOf(parsedOrText(text), 'data');
  const nowMs = fieldOf(data, 'nowMs') ?? fieldOf(fieldOf(data, 'world'), 'nowMs');
  if (typeof nowMs === 'number') return nowMs;
  return hosted.world?.clock.nowMs() ?? standingMs(hosted.facts?.time, arrival.wallMs);
}
