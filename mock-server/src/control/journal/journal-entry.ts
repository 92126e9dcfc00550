import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { pathOf } from '@canada28/shared/control/call-paths.ts';
import type { JournalDifference, JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { exchangeDifferences } from './contract-check.ts';
import { isCarriedOut, reasonOf } from './entry-reason.ts';
import { exchangeOf } from './exchange-of.ts';
import type { CallRecord, Journal, JournalRecord } from './journal.ts';
import type { HeaderValues } from './mask-secrets.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import type { ReplyHeaders } from './record-parts.ts';
import { inputOf } from './retained-input.ts';

type CallEntryRecord = Extract<JournalRecord, { kind: 'call' }>;

/** So many differences of one call are told, and how many more there are. */
const MOST_DIFFERENCES = 100;

/** What is worked out of a record when it is read first. What it takes to find out, the parsed reply, is let go of again. */
type Judgement = {
  readonly code: number | undefined;
  readonly differences: readonly JournalDifference[];
  /** Whether its reply can stand in JSON as it is. */
  readonly isJsonLine: boolean;
};

const judgements = new WeakMap<JournalRecord, Judgement>();

/** The text of a reply as it was made; undefined where there was none. */
export function replyTextOf(record: JournalRecord): string | undefined {
  return record.kind === 'happening' || record.reply === undefined ? undefined : String(record.reply);
}

/** The code of a reply that was sent; undefined where it has none. */
export function codeOf(record: JournalRecord): number | undefined {
  return judge(record).code;
}

/** Whether a call was refused, failed or came to nothing. */
export function hasFailed(record: JournalRecord): boolean {
  if (record.kind === 'happening') return false;
  if (record.kind === 'control') return record.status >= 400;
  return record.status !== 200 || codeOf(record) !== SUCCESS_CODE;
}

/** Where a call is not what the contract says. */
export function differencesOf(record: JournalRecord): readonly JournalDifference[] {
  return judge(record).differences;
}

/** An entry as testers read it, as JSON in one line: the reply is not parsed again for it. */
export function entryText(record: JournalRecord, journal: Journal): string {
  const head = JSON.stringify(headOf(record, journal));
  const reply = replyTextOf(record);
  if (reply === undefined) return head;
  const value = judge(record).isJsonLine ? reply : JSON.stringify(parsedOrText(reply));
  return `${head.slice(0, -1)},"reply":${value}}`;
}

/** All that is told of a record but for its reply. */
export function headOf(record: JournalRecord, journal: Journal): JournalEntry {
  const { id, atMs, wallMs } = record;
  const common = { id, atMs, wallMs, why: reasonOf(record, journal) };
  if (record.kind === 'happening')
    return { ...common, kind: record.kind, what: record.what, detail: record.detail };
  const { method, url, durationMs } = record;
  const code = codeOf(record);
  const sent = {
    ...common,
    method,
    url,
    ...(code !== undefined && { code }),
    durationMs: Math.round(durationMs * 1000) / 1000,
  };
  if (record.kind === 'control')
    return { ...sent, kind: record.kind, by: record.by, input: inputOf(record), status: record.status };
  return { ...sent, kind: record.kind, ...headOfCall(record), differences: [...differencesOf(record)] };
}

function headOfCall(record: CallRecord) {
  const { call, caller, headers, status, faults, closed } = record;
  const input = inputOf(record);
  return {
    ...(call !== undefined && { path: pathOf(call) }),
    ...(caller !== undefined && { player: caller }),
    headers: textsOf(headers),
    ...(input !== undefined && { input }),
    ...(status !== undefined && { status }),
    ...(record.replyHeaders !== undefined && { replyHeaders: replyHeadersOf(record, record.replyHeaders) }),
    faults: [...faults],
    ...(closed !== undefined && { closed }),
    ...(record.differences === undefined && isCarriedOut(record) && { isCarriedOut: true as const }),
  };
}

/** With those that follow from the rest: how long the reply was, and when it was sent. */
function replyHeadersOf({ reply = '', wallMs, durationMs }: CallRecord, { common, own }: ReplyHeaders) {
  const { 'set-cookie': cookies, ...headers } = { ...common, ...own };
  return {
    'content-length': String(Buffer.byteLength(reply)),
    ...textsOf(headers),
    ...(cookies !== undefined && { 'set-cookie': [cookies].flat().join('\n') }),
    date: new Date(wallMs + durationMs).toUTCString(),
  };
}

/** A header that came several times is one text, as in HTTP. */
function textsOf(headers: HeaderValues): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function judge(record: JournalRecord): Judgement {
  const known = judgements.get(record);
  if (known !== undefined) return known;
  const text = replyTextOf(record) ?? '';
  const reply = parsedOrText(text);
  // A reply that never came has no code for the caller.
  const code = 'status' in record && record.status !== undefined ? fieldOf(reply, 'code') : undefined;
  const judgement = {
    code: typeof code === 'number' ? code : undefined,
    differences: record.kind === 'call' ? some(differencesIn(record, reply)) : [],
    // A text that is no JSON is parsed as itself; of JSON with line breaks no line of a stream can be made.
    isJsonLine: reply !== text && !/[\r\n]/.test(text),
  };
  judgements.set(record, judgement);
  return judgement;
}

function some(differences: readonly JournalDifference[]): readonly JournalDifference[] {
  const [last] = differences.slice(MOST_DIFFERENCES - 1);
  const more = differences.length - MOST_DIFFERENCES;
  if (last === undefined || more <= 0) return differences;
  return [
    ...differences.slice(0, MOST_DIFFERENCES),
    { ...last, path: '…', found: `${more} more differences` },
  ];
}

const NO_JSON: JournalDifference = {
  path: 'request.body',
  expected: 'JSON',
  found: 'no JSON',
  isAssumed: false,
};

function differencesIn(record: CallEntryRecord, reply: unknown): readonly JournalDifference[] {
  const { call, differences } = record;
  if (differences !== undefined) return differences;
  const exchange = exchangeOf(record);
  if (call === undefined || exchange === undefined) return [];
  const isNoJson = fieldOf(reply, 'code') === ERROR_CODES.malformedBody && exchange.requestBody === undefined;
  return [...(isNoJson ? [NO_JSON] : []), ...exchangeDifferences(call, exchange, reply)];
}
