import type { IncomingHttpHeaders } from 'node:http';
import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { languageOf } from '../../http/error-reply.ts';
import { type Exchanged, type OpenCall, type Passage, readWhole, sentOf } from './passage.ts';
import { envelopeOf, type Trouble, troubleSentence } from './upstream-trouble.ts';
import { UPSTREAM_WORDS } from './upstream-words.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Refuses what moves money on another server, once it is read: a recording knows the call again by its body. */
export async function refuseWrite(passage: Passage, path: string): Promise<void> {
  const { request, upstream } = passage;
  // A caller who goes away meanwhile is told so with the answer.
  await readWhole(passage).catch(() => undefined);
  const msg = fillIn(UPSTREAM_WORDS[languageOf(request)].writesRefused, { url: upstream.url, path });
  answer(passage, envelopeOf('systemError', msg), {
    outcome: 'It moves money, and the world was made without allowWrites: it was not passed on.',
    exchanged: undefined,
  });
}

/** Answers in the place of the other server, in the contract's envelope. */
export function failWith(passage: Passage, { what, reason }: Trouble, came?: Exchanged): void {
  const { request, upstream } = passage;
  const { patienceMs } = passage;
  const about = { what, reason, patienceMs, url: upstream.url, path: request.url.split('?')[0] ?? '' };
  const isPassing = what === 'down' || what === 'slow' || what === 'brokeOff';
  const problem = troubleSentence({ ...about, language: 'en' });
  const msg = troubleSentence({ ...about, language: languageOf(request) });
  answer(passage, envelopeOf(isPassing ? 'busy' : 'systemError', msg), {
    outcome: `${problem}.`,
    exchanged: came ?? { status: 0, headers: {}, body: undefined, problem },
  });
}

function answer(
  passage: Passage,
  body: string,
  { outcome, exchanged }: { readonly outcome: string; readonly exchanged: Exchanged | undefined },
): void {
  const { reply, onOver } = passage;
  if (reply.raw.destroyed) return void tellOfNone(passage);
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  const replyHeaders = { 'content-type': JSON_TYPE };
  // What a fault makes of it is made on the way out.
  reply.code(200).headers(replyHeaders).send(body);
  const status = reply.raw.destroyed ? undefined : reply.statusCode;
  onOver({ ...sentOf(passage), came: body, status, replyHeaders, outcome, isOwn: true }, exchanged);
}

/** Tells of a call whose caller went away before it was answered. */
export function tellOfNone(call: OpenCall): void {
  const none = { came: undefined, status: undefined, replyHeaders: {} };
  const outcome = 'The caller went away before it was answered.';
  call.onOver({ ...sentOf(call), ...none, outcome }, undefined);
}

type Whole = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string | Buffer;
  /** What became of the call, in a sentence. */
  readonly outcome: string;
  readonly exchanged?: Exchanged | undefined;
};

/** Sends a reply that is there as a whole: what a fault does to it is done on the way out, and told with it. */
export function answerWhole(call: OpenCall, { status, headers, body, outcome, exchanged }: Whole): void {
  const { request, reply, onOver } = call;
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  reply.raw.once('close', () => {
    const { hit } = request;
    const isSent = hit?.closed === undefined && reply.raw.headersSent;
    const came = (hit?.body ?? body).toString();
    const told = { status: isSent ? reply.statusCode : undefined, replyHeaders: headers, outcome };
    const isOwn = exchanged === undefined || hit?.body !== undefined;
    onOver({ ...sentOf(call), ...told, came, isOwn }, exchanged);
  });
  reply.code(status).headers(headers).send(body);
}
