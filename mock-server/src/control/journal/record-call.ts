import type { Call } from '@canada28/shared/contract/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPlayerId, findUserName } from '../../features/auth/auth.repository.ts';
import { readSession } from '../../http/session.ts';
import { hitOf } from '../faults/inject-faults.ts';
import { type Arrival, momentOf, passedMs } from './arrival.ts';
import { type Caller, type Journal, journalOf } from './journal.ts';
import { keptHeaders } from './kept-headers.ts';
import { mayTellSecret, textWithoutSecrets, urlWithoutSecrets, withoutSecrets } from './mask-secrets.ts';

/** A request, and what is about to be sent for it; no payload where the connection closes without one. */
export type Sent = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly payload: unknown;
  readonly arrival: Arrival;
  /** How many entries a journal keeps. */
  readonly most: number;
};

const NO_FAULTS: readonly number[] = [];

/** Remembers a player's call: what it costs is in every call, so only what must be done now is done now. */
export function recordCall({ request, reply, payload, arrival, most }: Sent): void {
  if (arrival.slot === undefined) return;
  const journal = journalOf(arrival.slot, most);
  const { world, routeOptions } = request;
  const { call } = routeOptions.config;
  const hit = hitOf(request);
  const isAnswered = payload !== undefined && !reply.raw.destroyed;
  journal.add({
    id: journal.nextId,
    kind: 'call',
    atMs: momentOf(world, arrival),
    wallMs: arrival.wallMs,
    epoch: world.epoch,
    method: request.method,
    url: urlWithoutSecrets(request.url),
    call,
    caller: callerOf(request, journal),
    headers: keptHeaders(request.raw),
    input: withoutSecrets(request.body),
    status: isAnswered ? reply.statusCode : undefined,
    reply: payload === undefined ? undefined : keptReply(call, hit?.body ?? payload, hit !== undefined),
    durationMs: passedMs(arrival),
    faults: hit?.ids ?? NO_FAULTS,
    closed: hit?.closed,
  });
}

/** A fault may answer whatever a tester wrote; and nobody knows what was sent to a path that there is not. */
function keptReply(call: Call | undefined, payload: unknown, isHit: boolean): string | Buffer {
  if (call === undefined || isHit || mayTellSecret(call)) return textWithoutSecrets(String(payload));
  return Buffer.isBuffer(payload) ? payload : String(payload);
}

/** Whose session it is; of who has none yet, the name by which they log in. */
function callerOf(request: FastifyRequest, journal: Journal): Caller | undefined {
  const { world } = request;
  if (!world.db.open) return undefined;
  const { db, clock, epoch } = world;
  // A call that was refused on the way in was refused before its session was looked at.
  const { player } = request.session ?? readSession(request, { db, nowMs: clock.nowMs() });
  if (player !== undefined) return journal.callerOf(epoch, player.id, () => findUserName(db, player.id));
  const { uname } = (request.body ?? {}) as { readonly uname?: unknown }; // any value but null may be asked for a field
  if (typeof uname !== 'string') return undefined;
  const id = findPlayerId(db, uname);
  return { userName: uname, ...(id !== undefined && { id }) };
}
