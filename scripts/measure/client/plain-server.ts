import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from '@canada28/shared/contract/call.ts';
import { type OpenServer, openServer } from '../../../client/e2e/support/open-server.ts';
import { findCall, isOffered, plainData, plainInput } from './plain-answers.ts';

/** Headers that are ours (player-api §1), and those that belong to one connection. */
const DROPPED_REQUEST_HEADERS = [
  'lang',
  'idempotency-key',
  'host',
  'connection',
  'content-length',
  'accept-encoding',
];
const DROPPED_REPLY_HEADERS = [
  'x-demo',
  'x-demo-clock',
  'date',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'set-cookie',
];

/** A server that knows nothing of us, before the world of a mock behind it: another backend for the same built client. */
export async function startPlainServer(mockUrl: string, world: string): Promise<OpenServer> {
  return openServer((request, response) => {
    forward({ mockUrl, world }, request, response).catch(() => response.destroy());
  });
}

/** What is behind. */
type Behind = { readonly mockUrl: string; readonly world: string };

async function forward(
  { mockUrl, world }: Behind,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', mockUrl);
  const call = findCall(url.pathname);
  if (call !== undefined && !isOffered(call)) {
    // Node's own date would be this machine's, while every other reply tells the world's.
    response.sendDate = false;
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
    return;
  }
  const body = await buffer(request);
  const reply = await fetch(url, {
    method: request.method ?? 'GET',
    headers: { ...sentHeaders(request), 'x-world': world },
    ...(body.length > 0 && { body: call === undefined ? body : plainBody(call, body) }),
  });
  response.writeHead(reply.status, replyHeaders(reply));
  response.end(
    call === undefined ? Buffer.from(await reply.arrayBuffer()) : plainReply(call, await reply.text()),
  );
}

function plainBody(call: Call, body: Buffer): string {
  return JSON.stringify(plainInput(call, JSON.parse(body.toString())));
}

function plainReply(call: Call, text: string): string {
  const envelope = JSON.parse(text);
  return JSON.stringify({ ...envelope, data: plainData(call, envelope.data) });
}

function sentHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED_REQUEST_HEADERS.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** The one clock that such a server tells is its `Date` header. */
function replyHeaders({ headers }: Response): Record<string, string | string[]> {
  const kept = [...headers].filter(([name]) => !DROPPED_REPLY_HEADERS.includes(name));
  const worldMs = Number.parseInt(headers.get('x-demo-clock') ?? '', 10);
  const date = Number.isNaN(worldMs) ? headers.get('date') : new Date(worldMs).toUTCString();
  return { ...Object.fromEntries(kept), date: date ?? '', 'set-cookie': headers.getSetCookie() };
}
