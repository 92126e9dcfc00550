import { pipeline, Readable } from 'node:stream';
import { createGzip, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './shared-replies.ts';

/** What fits into one packet arrives no sooner when it is shorter (bytes). */
const LEAST_BYTES = 1400;

/** So much is compressed without a thread (bytes): handing it over costs more than the work. */
const MOST_AT_ONCE = 64_000;

/** The fastest level: it leaves a third of a list with hashes, a tenth of one without. */
const OPTIONS = { level: 1 };

const TEXTS = /^(?:application\/(?:json|javascript)|text\/(?!event-stream))/;

/** Replies that many callers share are the same bytes: they are compressed once. */
const compressed = new WeakMap<Buffer, Buffer>();

/**
 * Sends long replies compressed to callers that take gzip, which browsers do over plain HTTP too (decision 104). Added
 * after all that looks at replies. What was compressed before, files of the client, and event streams pass as they are.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLong(payload, reply) || !isText(reply)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    if (!takesGzip(request) || reply.raw.destroyed) return done(null, payload);
    reply.header('content-encoding', 'gzip');
    if (payload instanceof Readable)
      return done(
        null,
        pipeline(payload, createGzip(OPTIONS), () => undefined),
      );
    compress(payload, done);
  });
}

/** A stream of which no length is told is a page of the journal, or a file that is made of it. */
function isLong(payload: unknown, reply: FastifyReply): payload is string | Buffer | Readable {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length >= LEAST_BYTES;
  return payload instanceof Readable && !reply.hasHeader('content-length');
}

function isText(reply: FastifyReply): boolean {
  return TEXTS.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding');
}

function takesGzip({ headers }: FastifyRequest): boolean {
  const taken = (headers['accept-encoding'] ?? '').split(',');
  return taken.some((one) => /^\s*gzip\s*(?:;|$)/i.test(one) && !/;\s*q=0(?:\.0*)?\s*$/.test(one));
}

function compress(payload: string | Buffer, done: (error: Error | null, bytes: Buffer) => void): void {
  const bytes = compressedAtOnce(payload);
  if (bytes !== undefined) done(null, bytes);
  else
    gzip(payload, OPTIONS, (error, late) => {
      if (Buffer.isBuffer(payload)) compressed.set(payload, late);
      done(error, late);
    });
}

/** Undefined for a reply that takes a thread. */
function compressedAtOnce(payload: string | Buffer): Buffer | undefined {
  const isShort = payload.length <= MOST_AT_ONCE;
  if (typeof payload === 'string') return isShort ? compressText(payload, gzipAtOnce) : undefined;
  const bytes = compressed.get(payload) ?? (isShort ? gzipAtOnce(payload) : undefined);
  if (bytes !== undefined) compressed.set(payload, bytes);
  return bytes;
}

function gzipAtOnce(payload: string | Buffer): Buffer {
  return gzipSync(payload, OPTIONS);
}
