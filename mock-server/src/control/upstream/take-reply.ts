import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { parsedOrText } from '../journal/parsed-text.ts';
import { answerWhole, failWith } from './answer-instead.ts';
import { CopiedStream, MOST_COPIED_BYTES, unpacked } from './copied-stream.ts';
import { isEnvelope } from './is-envelope.ts';
import { isSpoilt, type Passage, sentOf } from './passage.ts';
import { headersFromUpstream, isJson } from './rewrite-headers.ts';
import { troubleOf } from './upstream-trouble.ts';

const ANSWERED = 'The other server answered.';

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** Whether its server has answered a call of the contract in the contract's envelope before. */
    hasSpokenApi?: boolean;
  }
}

/** Decides, by its head, what becomes of a reply that begins to come. */
export function takeReply(passage: Passage, stream: Readable): void {
  const { reply } = passage;
  const headers = reply.getHeaders() as IncomingHttpHeaders; // what came, as reply-from set it
  const from = { status: reply.statusCode, headers };
  if (isSomethingElse(passage, from)) {
    stream.destroy();
    const reason = `HTTP ${from.status} ${headers['content-type'] ?? ''}`.trim();
    failWith(passage, { what: 'otherServer', reason }, { ...from, body: undefined });
  } else sendOn(passage, stream, from);
}

function sendOn(passage: Passage, stream: Readable, from: Coming['from']): void {
  const { request, reply, upstream } = passage;
  const { headers } = from;
  for (const name of Object.keys(headers)) reply.removeHeader(name);
  const passed = headersFromUpstream(headers, upstream, { protocol: request.protocol, host: request.host });
  const came = new CopiedStream();
  const coming = { ...passage, from, passed, came };
  if (isSpoilt(request)) return void spoil(coming, stream);
  reply.hijack();
  reply.raw.writeHead(from.status, passed);
  reply.raw.flushHeaders();
  pipeline(stream, came, reply.raw, (error) => endOf(coming, error ?? null));
}

/** A reply on its way. */
type Coming = Passage & {
  readonly from: { readonly status: number; readonly headers: IncomingHttpHeaders };
  /** The headers as they are sent on. */
  readonly passed: IncomingHttpHeaders;
  readonly came: CopiedStream;
};

/** A call of the contract that no server answered in its envelope yet, and that is answered by a page, say. */
function isSomethingElse(
  { request }: Passage,
  { status, headers }: { readonly status: number; readonly headers: IncomingHttpHeaders },
): boolean {
  const isCall = request.routeConfig.call !== undefined;
  const isRedirect = status >= 300 && status < 400;
  return isCall && request.hosted.hasSpokenApi !== true && !isRedirect && !isJson(headers);
}

function endOf(coming: Coming, error: NodeJS.ErrnoException | null): void {
  const { request, came, from, passed, onOver } = coming;
  const copy = isText(from.headers) ? came.copy : undefined;
  const body = unpacked(copy, from.headers['content-encoding'] ?? '');
  const text = body?.toString();
  noteApi(request, text);
  const outcome = outcomeOf(came, error);
  const exchanged = { ...from, body: text, ...(error !== null && { problem: outcome }) };
  const call = { ...sentOf(coming), came: text, replyHeaders: passed };
  onOver({ ...call, status: from.status, outcome }, exchanged);
}

/** A fault changes a reply that is there, as it was before it was packed for the way. */
async function spoil(coming: Coming, stream: Readable): Promise<void> {
  const { request, from, passed } = coming;
  const whole = Buffer.concat(await stream.toArray().catch(() => []));
  const body = unpacked(whole, from.headers['content-encoding'] ?? '');
  const made = body ?? whole;
  noteApi(request, made.toString());
  for (const name of ['content-length', ...(body === undefined ? [] : ['content-encoding'])])
    delete passed[name];
  const exchanged = { ...from, body: made.toString() };
  answerWhole(coming, { status: from.status, headers: passed, body: made, outcome: ANSWERED, exchanged });
}

/** Pictures and the like are no text to read. */
function isText({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return !/^(?:image|audio|video|font)\/|octet-stream|zip|pdf/i.test(type);
}

function noteApi({ hosted }: FastifyRequest, reply: string | undefined): void {
  if (reply !== undefined && isEnvelope(parsedOrText(reply))) hosted.hasSpokenApi = true;
}

function outcomeOf(came: CopiedStream, error: NodeJS.ErrnoException | null): string {
  if (error !== null) return `The reply broke off after ${came.bytes} bytes: ${troubleOf(error).reason}.`;
  return came.bytes > MOST_COPIED_BYTES
    ? `The other server answered with ${came.bytes} bytes, more than are read.`
    : ANSWERED;
}
