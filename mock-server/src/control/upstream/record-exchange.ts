import type { IncomingHttpHeaders } from 'node:http';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import type { JournalDifference } from '@canada28/shared/control/journal.control.ts';
import { findToken } from '../../http/sessions/token.ts';
import { passedMs } from '../journal/arrival.ts';
import { type JournalLimits, journalOf } from '../journal/journal.ts';
import { headersWithoutSecrets, replyHeadersWithoutSecrets } from '../journal/mask-secrets.ts';
import { fieldOf, parsedOrText } from '../journal/parsed-text.ts';
import { ENTRY_BYTES } from '../journal/record-call.ts';
import type { Caller } from '../journal/record-parts.ts';
import type { PassedCall } from './passage.ts';
import { SecretValues, tokenIn } from './secret-values.ts';

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** The secrets that were met on the way to its server. */
    secrets?: SecretValues;
    /** Who logged in with which token, as its server answered. */
    callers?: Map<string, Caller>;
  }
}

/** So many tokens of a world are known by their players. */
const MOST_CALLERS = 1000;

type Recording = {
  readonly limits: JournalLimits;
  /** Where what the other server itself answered differs from the contract, for the entry of this number. */
  readonly judge: (id: number) => readonly JournalDifference[];
};

/** Enters a call that was passed on into the journal. */
export function recordPassed(passed: PassedCall, { limits, judge }: Recording): void {
  const { request, arrival, sent, came, replyHeaders, outcome, isOwn = false } = passed;
  const { hosted, world, hit, routeConfig } = request;
  const secrets = learnFrom(passed);
  const input = sent === undefined || sent === '' ? undefined : secrets.hideIn(parsedOrText(sent));
  const reply = came === undefined ? undefined : secrets.hideReply(came);
  const faults = hit?.strike.faults ?? [];
  const struck = faults.map(({ id, sentence }) => `Fault ${id}: ${sentence}`);
  const journal = journalOf(hosted, limits);
  const id = journal.nextId;
  journal.add({
    id,
    differences: judge(id),
    isOwn,
    kind: 'call',
    atMs: arrival.worldMs,
    wallMs: arrival.wallMs,
    generation: world.generation,
    // Twice: its input is parsed.
    bytes: ENTRY_BYTES + request.url.length + 2 * (sent?.length ?? 0) + (reply?.length ?? 0),
    method: request.method,
    url: secrets.hideUrl(request.url),
    call: routeConfig.call,
    caller: callerOf(passed),
    headers: hiddenIn(withoutLength(headersWithoutSecrets(request.headers)), (text) => secrets.hide(text)),
    input,
    status: passed.status,
    replyHeaders:
      passed.status === undefined
        ? undefined
        : {
            common: hiddenIn(replyHeadersWithoutSecrets(replyHeaders), (text) =>
              secrets.hideReplyHeader(text),
            ),
            own: {},
          },
    reply,
    durationMs: passedMs(arrival),
    refusal: undefined,
    isRepeat: false,
    faults,
    closed: hit?.closed,
    why: [...struck, secrets.hide(outcome)].join(' '),
    // Its fields are no other call's.
    isRead: true,
  });
}

function withoutLength({ 'content-length': _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

function hiddenIn<Headers extends object>(headers: Headers, hide: (text: string) => string): Headers {
  const hidden = Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? hide(value) : value,
  ]);
  return Object.fromEntries(hidden) as Headers; // the same names, texts in the place of texts
}

/** All that is secret in a call, before any of it is retained. */
function learnFrom({ request, sent, came, replyHeaders }: PassedCall): SecretValues {
  const { hosted, headers, url } = request;
  hosted.secrets ??= new SecretValues();
  const { secrets } = hosted;
  for (const all of [headers, replyHeaders])
    secrets.learnHeaders(
      Object.entries(all).flatMap(([name, value]) =>
        [value ?? []].flat().map((one) => [name, String(one)] as const),
      ),
    );
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  secrets.learnSent(Object.fromEntries(query), parsedOrText(sent ?? ''));
  secrets.learnBody(parsedOrText(came ?? ''));
  return secrets;
}

/** Whose call it is: who logs in is known by their name, and from then on by the token that they got. */
function callerOf({ request, sent, came, replyHeaders }: PassedCall): Caller | undefined {
  const { hosted, routeConfig } = request;
  hosted.callers ??= new Map();
  const { callers } = hosted;
  const token = findToken(request);
  const told = TELLS_PLAYER.has(routeConfig.call) ? playerIn(came ?? '') : undefined;
  const caller = told ?? (token === undefined ? undefined : callers.get(token)) ?? namedIn(sent ?? '');
  if (caller === undefined) return undefined;
  const { 'new-token': newer } = replyHeaders;
  const opened = told === undefined ? newer : (tokenIn(came ?? '') ?? token);
  if (typeof opened === 'string') remember(callers, opened, caller);
  return caller;
}

/** What these calls answer is the caller. */
const TELLS_PLAYER: ReadonlySet<Call | undefined> = new Set([loginCall, getUserInfoCall]);

function playerIn(came: string): Caller | undefined {
  const data = fieldOf(parsedOrText(came), 'data');
  const [userName, id] = [fieldOf(data, 'userName'), fieldOf(data, 'id')];
  if (typeof userName !== 'string') return undefined;
  return { userName, ...(typeof id === 'number' && Number.isSafeInteger(id) && { id }) };
}

function namedIn(sent: string): Caller | undefined {
  const userName = fieldOf(parsedOrText(sent), 'uname');
  return typeof userName === 'string' ? { userName } : undefined;
}

function remember(callers: Map<string, Caller>, token: string, caller: Caller): void {
  if (callers.size >= MOST_CALLERS) callers.clear();
  callers.set(token, caller);
}
