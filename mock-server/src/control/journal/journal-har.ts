import { STATUS_CODES } from 'node:http';
import type { Readable } from 'node:stream';
import type { Har, JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { headOf, replyTextOf } from './journal-entry.ts';
import { arrayInParts } from './written-in-parts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Exported = {
  readonly origin: string;
  readonly journal: Journal;
  /** Whether another server, or a recording, answers for the world: what the mock answered there is marked. */
  readonly isElsewhere: boolean;
};

/** Calls, the oldest first, as HAR 1.2: what the network panel of any browser opens (control §7). */
export function harOf(
  records: readonly JournalRecord[],
  { origin, journal, isElsewhere }: Exported,
): Readable {
  const before = '{"log":{"version":"1.2","creator":{"name":"Canada 28","version":"1.0.0"},"entries":';
  const textOf = (record: JournalRecord) => {
    const head = headOf(record, journal);
    return head.kind === 'call'
      ? JSON.stringify({
          ...harEntry({ ...head, text: replyTextOf(record) }, origin),
          ...(isElsewhere && isOwn(record) && { _answeredBy: 'mock' }),
        })
      : '';
  };
  return arrayInParts(
    records.filter(({ kind }) => kind === 'call'),
    { before, textOf, after: '}}' },
  );
}

/** One that was not passed on was answered here. */
function isOwn(record: JournalRecord): boolean {
  return record.kind === 'call' && (record.isOwn ?? true);
}

/** With the reply as it was made. */
type CallEntry = Extract<JournalEntry, { kind: 'call' }> & { readonly text: string | undefined };

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
  const text = input === undefined ? '' : JSON.stringify(input);
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

function harResponse({ text = '', replyHeaders = {} }: CallEntry, status: number) {
  const mimeType = replyHeaders['content-type'] ?? JSON_TYPE;
  return {
    ...EVERY_RESPONSE,
    status,
    statusText: STATUS_CODES[status] ?? '',
    headers: Object.entries(replyHeaders).flatMap(([name, value]) =>
      value.split('\n').map((one) => ({ name, value: one })),
    ),
    content: { size: Buffer.byteLength(text), mimeType, text },
    bodySize: Number(replyHeaders['content-length'] ?? -1),
  };
}

/** A connection that closed without a reply is status 0, as browsers write it; a reply that was made is no content then. */
function lostResponse({ text }: CallEntry) {
  return {
    ...EVERY_RESPONSE,
    status: 0,
    statusText: '',
    headers: [],
    content: { size: 0, mimeType: 'x-unknown', text: '' },
    bodySize: 0,
    ...(text !== undefined && { comment: `never received: ${text}` }),
  };
}

/** What a network panel has no place for. */
function commentOn({ atMs, why, player, differences }: CallEntry): string {
  const parts = [
    `world time ${new Date(atMs).toISOString()}`,
    ...(player === undefined ? [] : [`player ${player.userName}`]),
    why,
    ...differences.map(({ path, expected, found }) => `${path}: expected ${expected}, found ${found}`),
  ];
  return parts.join('; ');
}
