import type { Call } from '@canada28/shared/contract/call.ts';
import type { FaultHit } from '@canada28/shared/control/faults.control.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPlayerId, findUserName } from '../../features/auth/player-names.repository.ts';
import { readSession } from '../../http/sessions/session.ts';
import type { AppError } from '../../world/app-error.ts';
import { type Arrival, momentOf, passedMs } from './arrival.ts';
import { type Journal, type JournalLimits, journalOf } from './journal.ts';
import { type HeaderValues, mayTellSecret, textWithoutSecrets, urlWithoutSecrets } from './mask-secrets.ts';
import type { Caller } from './record-parts.ts';
import type { Refusal } from './refusal-reasons.ts';
import { retainedHeaders, retainedReplyHeaders } from './retained-headers.ts';
import { bytesOfInput, retainedInput } from './retained-input.ts';

/** A request, and what is about to be sent for it, compressed or not; no payload where the connection closes without one. */
export type Sent = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly payload: unknown;
  readonly arrival: Arrival;
  readonly limits: JournalLimits;
};

/** About what an entry takes beside what was sent and answered (bytes). */
export const ENTRY_BYTES = 500;

const NO_FAULTS: readonly FaultHit[] = [];

/** Remembers a player's call: what it costs is in every call, so only what must be done now is done now. */
export function recordCall({ request, reply, payload, arrival, limits }: Sent): void {
  const { hosted, world, routeConfig, hit, refusal } = request;
  if (world === undefined) return;
  const journal = journalOf(hosted, limits);
  const { call } = routeConfig;
  const isAnswered = payload !== undefined && !reply.raw.destroyed;
  // The same text for each call of a route: what comes along with a request is not retained.
  const url = request.url === routeConfig.url ? routeConfig.url : urlWithoutSecrets(request.url);
  const sentHeaders = retainedHeaders(request.raw);
  const bodyBytes = bodyBytesOf(request);
  const input = retainedInput(request.body, bodyBytes);
  const { made } = arrival;
  const answered = made === undefined ? undefined : retainedReply(call, hit?.body ?? made, hit !== null);
  const replied = isAnswered ? retainedReplyHeaders(journal, headersOf(reply, payload, answered)) : undefined;
  const caller = callerOf(request, journal);
  const record = journal.nextCall();
  record.atMs = momentOf(world, arrival);
  record.wallMs = arrival.wallMs;
  record.generation = world.generation;
  record.method = request.method;
  record.bytes =
    ENTRY_BYTES +
    url.length +
    sentHeaders.bytes +
    bytesOfInput(input, bodyBytes) +
    (answered?.length ?? 0) +
    (replied?.bytes ?? 0);
  record.url = url;
  record.call = call;
  record.caller = caller;
  record.headers = sentHeaders.headers;
  record.input = input;
  record.status = isAnswered ? reply.statusCode : undefined;
  record.replyHeaders = replied?.headers;
  record.reply = answered;
  record.durationMs = passedMs(arrival);
  record.refusal = refusal === null ? undefined : retained(refusal);
  record.isRepeat = request.isRepeat;
  record.faults = hit?.strike.faults ?? NO_FAULTS;
  record.closed = hit?.closed;
  journal.add(record);
}

/** Without the trace of the error, which takes far more. */
function retained({ errorName, details, facts }: AppError): Refusal {
  return { errorName, values: { ...details, ...facts } };
}

/** How many bytes the body of a request has; NaN where its headers do not say. */
export function bodyBytesOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? Number.NaN);
}

/** All that are set, and the length where it does not follow from what is retained of the reply. */
function headersOf(
  reply: FastifyReply,
  payload: unknown,
  retained: string | Buffer | undefined,
): HeaderValues {
  const headers: HeaderValues = reply.getHeaders();
  const isOther = payload !== retained && (typeof payload === 'string' || Buffer.isBuffer(payload));
  return isOther ? { ...headers, 'content-length': Buffer.byteLength(payload) } : headers;
}

/** A fault may answer whatever a tester wrote; and what was sent to an unknown path has no schema to mask it by. */
function retainedReply(call: Call | undefined, payload: unknown, isHit: boolean): string | Buffer {
  if (call === undefined || isHit || mayTellSecret(call)) return textWithoutSecrets(String(payload));
  return Buffer.isBuffer(payload) ? payload : String(payload);
}

/** Whose session it is; of who has none yet, the name by which they log in. */
function callerOf(request: FastifyRequest, journal: Journal): Caller | undefined {
  const { world, hosted } = request;
  if (hosted.world !== world) return undefined;
  const { db, clock, generation } = world;
  // A call that was refused on the way in was refused before its session was looked at.
  const { player } = request.session ?? readSession(request, { db, nowMs: clock.nowMs() });
  if (player !== undefined) return journal.callerOf(generation, player.id, () => findUserName(db, player.id));
  const { uname } = (request.body ?? {}) as { readonly uname?: unknown }; // any value but null may be asked for a field
  if (typeof uname !== 'string') return undefined;
  const id = findPlayerId(db, uname);
  return { userName: uname, ...(id !== undefined && { id }) };
}
