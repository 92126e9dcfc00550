import type { IncomingHttpHeaders } from 'node:http';
import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../http/error-reply.ts';
import type { PlayerApi } from '../../http/register-call.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { RecordedReply, Recording } from '../../worlds/world-source.ts';
import { nearestTo } from '../nearest.ts';
import { answerWhole, tellOfNone } from '../upstream/answer-instead.ts';
import { type Exchanged, type OnOver, type OpenCall, openCall, readWhole } from '../upstream/passage.ts';
import { headersFromUpstream } from '../upstream/rewrite-headers.ts';
import { UPSTREAM_WORDS } from '../upstream/upstream-words.ts';
import { keyOf } from './recording-key.ts';

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** How often each call of a recording was answered in this generation. */
    answered?: { readonly generation: number; readonly times: Map<string, number> };
  }
}

type Recorded = {
  readonly recording: Recording;
  readonly basePaths: PlayerApi['basePaths'];
  readonly onOver: OnOver;
};

/** Answers a call as it was answered when it was recorded; each time with the next reply, and the last one from then on. */
export async function answerRecorded(
  request: FastifyRequest,
  reply: FastifyReply,
  { recording, basePaths, onOver }: Recorded,
): Promise<void> {
  const call = openCall(request, reply, onOver);
  const body = await readWhole(call);
  if (body === undefined) return tellOfNone(call);
  const key = keyOf({ method: request.method, url: request.url, body }, basePaths);
  const replies = recording.replies.get(key) ?? [];
  const times = timesAnswered(request.hosted);
  const time = times.get(key) ?? 0;
  const recorded = replies[Math.min(time, replies.length - 1)];
  if (recorded === undefined) return answerUnknown(call, key, recording);
  times.set(key, time + 1);
  const { world } = request;
  // The clock goes on with what was recorded, and never back.
  if (recorded.clockMs > world.clock.nowMs()) world.clock.set(recorded.clockMs);
  const at = new Date(recorded.atMs).toISOString();
  const place = `${Math.min(time + 1, replies.length)} of ${replies.length}`;
  answerWhole(call, {
    status: recorded.status,
    headers: { ...headersOf(recorded, request), 'x-recorded-at': at },
    body: recorded.body,
    exchanged: exchangedIn(recorded),
    outcome: `It was answered as it was at ${at}: reply ${place} that the recording has of this call.`,
  });
}

function timesAnswered(hosted: HostedWorld): Map<string, number> {
  const { generation } = hosted;
  if (hosted.answered?.generation !== generation) hosted.answered = { generation, times: new Map() };
  return hosted.answered.times;
}

function headersOf(recorded: RecordedReply, { protocol, host }: FastifyRequest) {
  return headersFromUpstream(exchangedHeaders(recorded), { url: recorded.origin }, { protocol, host });
}

/** Undefined where a mock answered in the place of that server. */
function exchangedIn(recorded: RecordedReply): Exchanged | undefined {
  const { status, body, isOwn } = recorded;
  return isOwn ? undefined : { status, headers: exchangedHeaders(recorded), body: body.toString() };
}

function exchangedHeaders({ headers }: RecordedReply): IncomingHttpHeaders {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of headers)
    values[name] = values[name] === undefined ? value : [values[name], value].flat();
  return values;
}

function answerUnknown(call: OpenCall, key: string, { replies }: Recording): void {
  const known = [...replies.keys()];
  const ofPath = known.filter((one) => pathIn(one) === pathIn(key));
  const [nearest = ''] = nearestTo(key, ofPath.length > 0 ? ofPath : known, 1);
  const words = UPSTREAM_WORDS[languageOf(call.request)];
  const msg = fillIn(words.notRecorded, { path: shortened(key), nearest: shortened(nearest) });
  answerWhole(call, {
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ code: 404, data: null, msg }),
    outcome: `The recording does not have this call. Nearest to it: ${shortened(nearest)}.`,
  });
}

/** Method and path of a key. */
function pathIn(key: string): string {
  return key.split(/[ ?]/, 2).join(' ');
}

/** Of a long body the beginning is enough to see which call it is. */
const MOST_SHOWN = 200;

function shortened(key: string): string {
  return key.length > MOST_SHOWN ? `${key.slice(0, MOST_SHOWN)}…` : key;
}
