import { STATUS_CODES } from 'node:http';
import type { Har, JournalEntry } from '@canada28/shared/control/journal.control.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The calls among entries, the oldest first, as HAR 1.2: what the network panel of any browser opens (control §7). */
export function harOf(entries: readonly JournalEntry[], { origin }: { readonly origin: string }): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Canada 28', version: '1.0.0' },
      entries: entries.filter((entry) => entry.kind === 'call').map((call) => harEntry(call, origin)),
    },
  };
}

type CallEntry = Extract<JournalEntry, { kind: 'call' }>;

function harEntry(call: CallEntry, origin: string): Har['log']['entries'][number] {
  return {
    startedDateTime: new Date(call.wallMs).toISOString(),
    time: call.durationMs,
    request: harRequest(call, origin),
    response: call.status === undefined ? lostResponse(call) : harResponse(call, call.status),
    cache: {},
    timings: { send: 0, wait: call.durationMs, receive: 0 },
    comment: commentOn(call),
  };
}

function harRequest({ method, url, headers, input }: CallEntry, origin: string) {
  const text = textOf(input);
  return {
    method,
    url: `${origin}${url}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    queryString: [...new URL(url, origin).searchParams].map(([name, value]) => ({ name, value })),
    ...(text !== '' && { postData: { mimeType: headers['content-type'] ?? JSON_TYPE, text } }),
    headersSize: -1,
    bodySize: Buffer.byteLength(text),
  };
}

const EVERY_RESPONSE = { httpVersion: 'HTTP/1.1', cookies: [], redirectURL: '', headersSize: -1 };

function harResponse({ reply }: CallEntry, status: number) {
  const text = textOf(reply);
  const size = Buffer.byteLength(text);
  return {
    ...EVERY_RESPONSE,
    status,
    statusText: STATUS_CODES[status] ?? '',
    headers: [{ name: 'content-type', value: JSON_TYPE }],
    content: { size, mimeType: JSON_TYPE, text },
    bodySize: size,
  };
}

/** A connection that closed without a reply is status 0, as browsers write it; a reply that was made is no content then. */
function lostResponse({ reply }: CallEntry) {
  return {
    ...EVERY_RESPONSE,
    status: 0,
    statusText: '',
    headers: [],
    content: { size: 0, mimeType: 'x-unknown', text: '' },
    bodySize: 0,
    ...(reply !== undefined && { comment: `never received: ${textOf(reply)}` }),
  };
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const CLOSED_WORDS = {
  before: 'the connection closed before the call was carried out',
  after: 'the call was carried out, the connection closed before its reply',
} as const;

/** What a network panel has no place for. */
function commentOn({ atMs, player, differences, faults, closed }: CallEntry): string {
  const parts = [
    `world time ${new Date(atMs).toISOString()}`,
    ...(player === undefined ? [] : [`player ${player.userName}`]),
    ...faults.map((id) => `hit by fault ${id}`),
    ...(closed === undefined ? [] : [CLOSED_WORDS[closed]]),
    ...differences.map(({ path, expected, found }) => `${path}: expected ${expected}, found ${found}`),
  ];
  return parts.join('; ');
}
