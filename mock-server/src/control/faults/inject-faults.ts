import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterWorld } from '../../http/enter.ts';
import type { PlayerApi } from '../../http/register-call.ts';
import { type RequestSession, readSession } from '../../http/sessions/session.ts';
import { deleteSession } from '../../http/sessions/sessions.repository.ts';
import { handOutToken } from '../../http/sessions/token-rotation.ts';
import { AppError } from '../../world/app-error.ts';
import { chooseFaults, findThen, type Strike } from './choose-faults.ts';
import { faultsOf } from './fault-list.ts';
import { patchReply } from './patch-reply.ts';
import { askWhole, clientPathOf, strikeFile } from './strike-file.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** By which faults a call is hit, the whole reply that it gets then, where one was made, and when they closed the connection. */
type Hit = {
  readonly strike: Strike;
  /** Its reply need not be as the contract says: the faults do more than wait. */
  readonly isSpoilt: boolean;
  readonly body?: Buffer;
  readonly closed?: 'before' | 'after';
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a call that goes unharmed. */
    hit: Hit | null;
  }
}

/** A call that is hit, by what, and when the server closes meanwhile. */
type Struck = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly strike: Strike;
  readonly closing: AbortSignal;
};

/**
 * Lets go wrong what the faults of a world say, with player calls, files and pages of the client and nothing else: on the way in, before session and
 * maintenance are looked at, and on the way out, when the reply is made. With no fault set it is one look each.
 */
export function injectFaults(app: FastifyInstance, basePaths: PlayerApi['basePaths']): void {
  const { closing } = app;
  app.decorateRequest('hit', null);
  app.addHook('onRequest', (request, reply, done) => {
    const target = request.routeConfig.call ?? clientPathOf(request, basePaths);
    const mayFail = target !== undefined && faultsOf(request.world).length > 0;
    const strike = mayFail ? chooseFaults(request.world, target, () => sessionOf(request)) : undefined;
    if (strike === undefined) return done();
    if (!isCall(request)) askWhole(request);
    strikeRequest({ request, reply, strike, closing }).then((goesOn) => goesOn && done(), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { hit } = request;
    if (hit?.isSpoilt !== true) return done(null, payload);
    if (!isCall(request)) {
      const { strike } = hit;
      return done(null, strikeFile({ reply, strike, pass: (ms) => pass(ms, closing) }, payload));
    }
    // What answers a player call is text, or its bytes.
    const made = Buffer.from(payload as string | Buffer);
    done(null, strikeReply({ request, reply, strike: hit.strike, closing }, made));
  });
}

function isCall({ routeConfig }: FastifyRequest): boolean {
  return routeConfig.call !== undefined;
}

/** Answers whether the call goes on: its caller is still there, and nothing has been answered in its place. */
async function strikeRequest({ request, reply, strike, closing }: Struck): Promise<boolean> {
  request.hit = { strike, isSpoilt: false };
  await pass(strike.waitMs, closing);
  if (closing.aborted || reply.raw.destroyed) return breakOff(reply);
  // Whose world was replaced or deleted meanwhile is told so.
  enterWorld(request);
  const breaksOff = findThen(strike, 'close')?.close === 'before';
  const endsSession = !breaksOff && findThen(strike, 'sessionExpired') !== undefined;
  if (endsSession) endSession(request);
  const isRefused = endsSession && request.routeConfig.call?.session === 'required';
  // The journal tells what was sent, whether or not the call is made.
  if (breaksOff || isRefused || isAnsweredInPlace(strike)) request.body = await bodyOf(request);
  if (breaksOff) {
    request.hit = { strike, isSpoilt: false, closed: 'before' };
    return breakOff(reply);
  }
  request.hit = { strike, isSpoilt: strike.thens.some((then) => !('latencyMs' in then)) };
  if (!isAnsweredInPlace(strike)) return true;
  answerInPlace(reply, strike);
  return false;
}

/** What was sent, as far as a call would take it; undefined for what is no JSON. */
async function bodyOf({ raw, routeOptions: { bodyLimit } }: FastifyRequest): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of raw) {
      bytes += chunk.length;
      if (bytes <= bodyLimit) chunks.push(chunk);
    }
    return bytes > bodyLimit ? undefined : JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function answerOf({ thens }: Strike) {
  return thens.find((then) => 'code' in then || 'successHeader' in then || 'maintenance' in then);
}

function isAnsweredInPlace(strike: Strike): boolean {
  return answerOf(strike) !== undefined || findThen(strike, 'httpStatus') !== undefined;
}

/** Answers in the place of the call, which is then not carried out. The status is set on the way out in any case. */
function answerInPlace(reply: FastifyReply, strike: Strike): void {
  const answer = answerOf(strike);
  if (answer !== undefined && 'maintenance' in answer) throw new AppError('underMaintenance');
  if (isCall(reply.request)) reply.type(JSON_TYPE);
  if (answer === undefined) reply.send('');
  else if ('successHeader' in answer) reply.header('success', 'true').send(JSON.stringify(answer.body));
  else {
    const { code } = answer;
    const hasHeader = 'msgHeader' in answer;
    if (hasHeader) reply.header('msg', encodeURIComponent(answer.msgHeader.toWellFormed()));
    const msg = hasHeader ? '' : (answer.msg ?? '');
    reply.send(JSON.stringify({ code, data: null, msg }));
  }
}

/** What becomes of a reply that is made, and of the call behind it committed. */
function strikeReply({ request, reply, strike, closing }: Struck, made: Buffer): Buffer | Readable {
  const status = findThen(strike, 'httpStatus')?.httpStatus;
  if (status !== undefined) reply.code(status);
  if (findThen(strike, 'newToken')) handOutToken(request, reply, 0);
  const { body: patched, faults } = patch(made, strike);
  const body = patched.subarray(0, lengthLeft(patched, strike));
  const isLost = findThen(strike, 'close') !== undefined;
  if (isLost) breakOff(reply);
  request.hit = { strike: { ...strike, faults }, isSpoilt: true, body, ...(isLost && { closed: 'after' }) };
  const drip = findThen(strike, 'dripMs');
  if (drip === undefined) return body;
  reply.header('content-length', body.length);
  return Readable.from(byteByByte({ body, dripMs: drip.dripMs, reply, closing }));
}

function lengthLeft({ length }: Buffer, { thens }: Strike): number {
  const spoilt = thens.find((then) => 'malformedJson' in then || 'emptyBody' in then);
  if (spoilt === undefined) return length;
  return 'emptyBody' in spoilt ? 0 : length / 2;
}

/** Changed by each patch in turn, and told at which places there was nothing. */
function patch(
  made: Buffer,
  { faults }: Strike,
): { readonly body: Buffer; readonly faults: Strike['faults'] } {
  let body = made;
  const told = faults.map((fault) => {
    if (!('patch' in fault.then)) return fault;
    const patched = patchReply(body, fault.then.patch);
    body = patched.body;
    return patched.missed.length === 0 ? fault : { ...fault, missed: [...patched.missed] };
  });
  return { body, faults: told };
}

type Drip = {
  readonly body: Buffer;
  readonly dripMs: number;
  readonly reply: FastifyReply;
  readonly closing: AbortSignal;
};

async function* byteByByte({ body, dripMs, reply, closing }: Drip): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += 1) {
    await pass(dripMs, closing);
    // A server that closes does not wait for the rest.
    if (closing.aborted) return void breakOff(reply);
    yield body.subarray(at, at + 1);
  }
}

/**
 * A reply that no client can read, as its two lengths differ. A browser sends a request again, unasked and unseen, also
 * one that moves money, when a connection ends without a byte: it takes it for one that had rested too long.
 */
const UNREADABLE = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: 1\r\n\r\n';

const BROWSER = /^Mozilla\//;

/** Ends the connection without a reply, once for each call that is hit (decision 059). */
function breakOff(reply: FastifyReply): false {
  reply.hijack();
  const { socket } = reply.raw;
  if (socket !== null && !reply.raw.headersSent && BROWSER.test(reply.request.headers['user-agent'] ?? '')) {
    socket.end(UNREADABLE);
    socket.destroySoon();
  } else reply.raw.destroy();
  return false;
}

function endSession(request: FastifyRequest): void {
  const { tokenHash } = sessionOf(request);
  if (tokenHash !== undefined) deleteSession(request.world.db, tokenHash);
}

/** Whose call it is: asked only when a fault is about one player, or about a session. */
function sessionOf(request: FastifyRequest): RequestSession {
  const { db, clock } = request.world;
  return readSession(request, { db, nowMs: clock.nowMs() });
}

/** Real time, whatever the world's clock does: it is the network that is slow. Over at once when the server closes. */
async function pass(ms: number, closing: AbortSignal): Promise<void> {
  if (ms > 0) await wait(ms, undefined, { signal: closing }).catch(() => undefined);
}
