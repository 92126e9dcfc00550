import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { EARLIEST_WORLD_MS, LATEST_WORLD_MS } from '@canada28/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PlayerApi } from '../../http/register-call.ts';
import type { RecordedReply, Recording } from '../../worlds/world-source.ts';
import { ControlError } from '../control-error.ts';
import { fieldOf, parsedOrText } from '../journal/parsed-text.ts';
import { isCallPath, keyOf } from './recording-key.ts';

/** What is read of an entry: each program that writes such files adds fields of its own. */
const harEntry = Type.Object({
  startedDateTime: Type.String(),
  time: Type.Optional(Type.Number()),
  request: Type.Object({
    method: Type.String(),
    url: Type.String(),
    postData: Type.Optional(
      Type.Object({
        text: Type.Optional(Type.String()),
        /** Of Playwright, for a file beside the HAR. */
        _file: Type.Optional(Type.String()),
      }),
    ),
  }),
  response: Type.Object({
    status: Type.Number(),
    headers: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    content: Type.Object({
      text: Type.Optional(Type.String()),
      encoding: Type.Optional(Type.String()),
      _file: Type.Optional(Type.String()),
    }),
  }),
  /** Of a journal, where the mock answered in the place of another server. */
  _answeredBy: Type.Optional(Type.String()),
});

const har = Compile(Type.Object({ log: Type.Object({ entries: Type.Array(harEntry) }) }));

type HarEntry = Static<typeof harEntry>;

/** How a body was sent, which it is not again; and marks of a mock, which are those of the world that answers now. */
const LEFT_OUT =
  /^(?::.*|content-encoding|content-length|transfer-encoding|connection|keep-alive|date|alt-svc|x-demo.*)$/;

/** What can be sent as the name and as the value of a header (RFC 9110, Fields). */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t -~\x80-\xff]*$/;

/**
 * Reads a HAR 1.2 file of Chromium's or Firefox's developer tools, of Playwright or of a journal: the calls of the API in
 * it and their replies (control §13). A sentence refuses what is none, or tells of no call.
 */
export function readHar(file: Buffer, basePaths: PlayerApi['basePaths']): Recording {
  const value = parsedJson(file.toString().replace(/^\uFEFF/, ''));
  if (!har.Check(value)) throw new ControlError(`The body must be a HAR 1.2 file: ${whatIsWrong(value)}.`);
  const replies = new Map<string, RecordedReply[]>();
  const calls = value.log.entries
    .filter((entry) => isAnsweredCall(entry, basePaths))
    .map((entry) => ({ entry, startedMs: Date.parse(entry.startedDateTime) }))
    .sort((one, other) => one.startedMs - other.startedMs);
  for (const { entry } of calls) {
    const { method, url, postData } = entry.request;
    const { pathname, search } = new URL(url);
    const key = keyOf({ method, url: pathname + search, body: postData?.text ?? '' }, basePaths);
    const ofKey = replies.get(key) ?? [];
    ofKey.push(replyOf(entry));
    replies.set(key, ofKey);
  }
  const [first] = calls;
  if (first === undefined)
    throw new ControlError(
      `The file has no call of the player API: none of its addresses is below ${basePaths.player}, or ends as one of the contract does.`,
    );
  const all = [...replies.values()].flat();
  const clockMs = all.reduce((least, reply) => Math.min(least, reply.clockMs), LATEST_WORLD_MS);
  return { atMs: first.startedMs, clockMs, replies };
}

function whatIsWrong(value: unknown): string {
  if (value === undefined) return 'it is no JSON';
  const [error] = har.Errors(value);
  return `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim();
}

/** A request that was given up, or that a browser sends ahead of one to another origin, tells nothing. */
function isAnsweredCall(
  { request, response, startedDateTime }: HarEntry,
  basePaths: PlayerApi['basePaths'],
): boolean {
  const isCall = URL.canParse(request.url) && isCallPath(new URL(request.url).pathname, basePaths);
  const { status } = response;
  if (!isCall || request.method === 'OPTIONS' || status < 200 || status > 599) return false;
  if (request.postData?._file !== undefined || response.content._file !== undefined)
    throw new ControlError(
      'The bodies of this HAR lie in files of their own: record it with content "embed" (recordHar: { path, content: "embed" }).',
    );
  if (worldTimeOf(Date.parse(startedDateTime)) === undefined)
    throw new ControlError(
      `The body must be a HAR 1.2 file: "${startedDateTime}" is no moment from 2001 to 2999.`,
    );
  return true;
}

function replyOf({ request, response, startedDateTime, time = 0, _answeredBy }: HarEntry): RecordedReply {
  const { status, content } = response;
  const { text = '', encoding } = content;
  const headers = response.headers.flatMap(({ name, value }) =>
    // Some write all cookies of a reply as one.
    value.split('\n').map((one) => [name.toLowerCase(), asSent(one)] as const),
  );
  const atMs = Date.parse(startedDateTime);
  // As bytes: before a text the characters of headers are written in UTF-8, too.
  const body = Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');
  return {
    atMs,
    clockMs: clockOf(headers, String(body)) ?? worldTimeOf(atMs + Math.max(0, time)) ?? atMs,
    status,
    origin: new URL(request.url).origin,
    isOwn: _answeredBy === 'mock',
    headers: headers.filter(([name, value]) => isSendable(name, value) && !LEFT_OUT.test(name)),
    body,
  };
}

/** Some read the bytes of a header as UTF-8: it is sent in the same bytes again. */
function asSent(value: string): string {
  return /[^\0-\xff]/.test(value) ? Buffer.from(value).toString('latin1') : value;
}

function isSendable(name: string, value: string): boolean {
  return HEADER_NAME.test(name) && HEADER_VALUE.test(value);
}

/** What time it was on the server: as a mock marks it, as the reply tells it, or as every server does in whole seconds. */
function clockOf(headers: readonly (readonly [string, string])[], body: string): number | undefined {
  const values = Object.fromEntries(headers);
  const marked = Number.parseInt(values['x-demo-clock'] ?? '', 10);
  const told = fieldOf(fieldOf(parsedOrText(body), 'data'), 'serverTime');
  const dated = Date.parse(values.date ?? '');
  return worldTimeOf(marked) ?? worldTimeOf(told) ?? worldTimeOf(dated);
}

/** A moment that a world's time can be, in whole ms; undefined for all else. */
function worldTimeOf(ms: unknown): number | undefined {
  const isOne = typeof ms === 'number' && ms >= EARLIEST_WORLD_MS && ms <= LATEST_WORLD_MS;
  return isOne ? Math.round(ms) : undefined;
}
