import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import type { Upstream } from '../../worlds/world-source.ts';
import { type Arrival, noteArrival } from '../journal/arrival.ts';
import { CopiedStream } from './copied-stream.ts';

/** Under it a call carries through what sends it on by which connections it goes. */
export const PASSING = Symbol('passing');

/** By which connections a call is sent on, and what ends it when its caller goes away. */
export type Passing = {
  readonly agent: Agent;
  readonly signal: AbortSignal;
  /** Hears why no answer came. */
  readonly onTrouble: (error: Error) => void;
};

/** Sends a call on to an address, and hands over what comes back. */
export type SendOn = (reply: FastifyReply, address: string, options: FastifyReplyFromHooks) => void;

/** One call that was passed on, once it is over. */
export type PassedCall = {
  readonly request: FastifyRequest;
  readonly arrival: Arrival;
  /** What was sent and what came, unpacked; undefined where it was too long to be read, or did not come. */
  readonly sent: string | undefined;
  readonly came: string | undefined;
  /** Undefined where no reply reached the caller. */
  readonly status: number | undefined;
  readonly replyHeaders: IncomingHttpHeaders;
  /** What became of it, in a sentence. */
  readonly outcome: string;
  /** Whether the reply is the mock's own, or changed by a fault. */
  readonly isOwn?: boolean;
};

/** What is done with a call once it is over. */
export type OnOver = (passed: PassedCall, exchanged: Exchanged | undefined) => void;

/** How calls of a world are passed on. */
export type PassOptions = {
  readonly upstream: Upstream;
  readonly controlToken: string | undefined;
  /** So long (ms) the other server may take to begin its reply. */
  readonly patienceMs: number;
  readonly onOver: OnOver;
};

/** With what sends them on. */
export type SendOptions = PassOptions & { readonly agent: Agent; readonly sendOn: SendOn };

/** What the other server itself answered: headers as they came. */
export type Exchanged = {
  /** 0 where no reply came. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string | undefined;
  readonly problem?: string;
};

/** A call that is not answered from a database. */
export type OpenCall = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly arrival: Arrival;
  readonly sent: CopiedStream;
  readonly onOver: OnOver;
};

/** A call on its way to another server and back. */
export type Passage = OpenCall & PassOptions;

/** One that is sent on by the library. */
export type Sending = OpenCall & SendOptions;

/** Begins it: the journal has its entry once it is over. */
export function openCall(request: FastifyRequest, reply: FastifyReply, onOver: OnOver): OpenCall {
  const arrival = request.arrival ?? noteArrival(request);
  arrival.isRecorded = true;
  // A client may know the other server's time by this header alone: the mock adds none of its own.
  reply.raw.sendDate = false;
  return { request, reply, arrival, sent: new CopiedStream(), onOver };
}

/** What was sent, read to its end; empty where it was too much, undefined where its caller went away in the middle of it. */
export async function readWhole({ request: { raw }, sent }: OpenCall): Promise<string | undefined> {
  try {
    await pipeline(raw, sent.resume());
  } catch (error) {
    if (!raw.complete) return undefined;
    throw error;
  }
  return sent.copy?.toString() ?? '';
}

/** What of a call is told once it is over, beside its reply. */
export function sentOf({
  request,
  arrival,
  sent,
}: OpenCall): Pick<PassedCall, 'request' | 'arrival' | 'sent'> {
  return { request, arrival, sent: sent.copy?.toString() };
}

/** Whether a fault changes the reply, which is read whole then. */
export function isSpoilt({ hit }: FastifyRequest): boolean {
  return hit?.isSpoilt === true;
}
