import { OBSERVER_HEADER } from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerApi } from '../../http/register-call.ts';
import { wallClock } from '../../world/clock.ts';
import type { ControlPlane } from '../control-plane.ts';
import { faultsOf } from '../faults/fault-list.ts';
import { noteArrival } from './arrival.ts';
import { type JournalLimits, journalOf } from './journal.ts';
import { ENTRY_BYTES, recordCall } from './record-call.ts';
import { recordControl } from './record-control.ts';

/**
 * Lets the journal of each world note every player call, every unknown path below the base paths and every control call
 * as it comes (control §7).
 */
export function noteArrivals(
  app: FastifyInstance,
  limits: JournalLimits,
  basePaths: PlayerApi['basePaths'],
): void {
  app.decorateRequest('arrival', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (isRemembered(request, basePaths)) watchArrival(request, reply, limits);
    done();
  });
}

/** Notes what is answered: the reply as a fault may have spoilt it, before it is compressed. */
export function noteReplies(app: FastifyInstance): void {
  app.addHook('onSend', ({ arrival }, _reply, payload, done) => {
    if (arrival !== null) arrival.made = payload;
    done(null, payload);
  });
}

/** Records the events of each world in its journal. */
export function recordEvents(
  app: FastifyInstance,
  plane: Pick<ControlPlane, 'worlds'> & JournalLimits,
): void {
  const { worlds } = plane;
  // The server would wait for the readers that follow a journal.
  app.addHook('preClose', (done) => {
    for (const hosted of worlds.all) hosted.journal?.end();
    done();
  });
  worlds.host.onRemoved = ({ journal }) => journal?.end();
  worlds.host.onSessionsEnded = ({ journal }) => journal?.tellChanged();
  worlds.host.lastEntryOf = ({ journal }) => journal?.lastId ?? 0;
  worlds.host.onCreated = (hosted, atMs) => {
    journalOf(hosted, plane).created = { atMs, wallMs: wallClock.nowMs(), generation: hosted.generation };
  };
  worlds.host.onEvents = (hosted, events) => {
    const journal = journalOf(hosted, plane);
    const wallMs = wallClock.nowMs();
    for (const { atMs, what, detail, why } of events)
      journal.add({
        id: journal.nextId,
        bytes: ENTRY_BYTES + detail.length + (why?.length ?? 0),
        kind: 'happening',
        atMs,
        wallMs,
        generation: hosted.generation,
        what,
        detail,
        why,
      });
  };
}

/** Reading the journal is not in it, nor what a console reads to keep up: each entry would cause the next. */
function isRemembered(
  { routeConfig, url, method, headers }: FastifyRequest,
  basePaths: PlayerApi['basePaths'],
): boolean {
  const { call, control } = routeConfig;
  if (call !== undefined) return true;
  const isLook = method === 'GET' && headers[OBSERVER_HEADER] !== undefined;
  if (control !== undefined) return !isLook && !control.path.startsWith('/journal');
  // Not by a route: a player call by another method is asked for as if it were a file of the client.
  return Object.values(basePaths).some((base) => url.startsWith(`${base}/`));
}

/** A fault may close the connection so early that no reply is sent. */
function watchArrival(request: FastifyRequest, reply: FastifyReply, limits: JournalLimits): void {
  noteArrival(request);
  const { world } = request;
  if (world === undefined || faultsOf(world).length === 0) return;
  reply.raw.once('close', () => record(request, reply, { payload: undefined, limits }));
}

/** Enters each reply into its journal, with the headers that it then has: added after all that sets one. */
export function recordReplies(app: FastifyInstance, limits: JournalLimits): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    record(request, reply, { payload, limits });
    done(null, payload);
  });
}

function record(
  request: FastifyRequest,
  reply: FastifyReply,
  { payload, limits }: { readonly payload: unknown; readonly limits: JournalLimits },
): void {
  const { arrival } = request;
  if (arrival === null || arrival.isRecorded) return;
  arrival.isRecorded = true;
  const sent = { request, reply, payload, arrival, limits };
  if (request.routeConfig.control === undefined) recordCall(sent);
  else recordControl(sent);
}
