import type { Exchange } from '@canada28/shared/drift/exchange.ts';
import { complaintsAbout } from '@canada28/shared/drift/judge.ts';
import { judgedOf } from '@canada28/shared/drift/judged.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { headerTextsOf } from '../control/journal/exchange-of.ts';
import { refusalReason } from '../control/journal/refusal-reasons.ts';
import type { HostedWorld } from '../worlds/hosted-world.ts';

/**
 * Holds every reply of a test's server against the contract and answers the list that complaints are added to. A reply
 * is looked at twice: the object before it is written, because the writer silently drops a field that no schema names,
 * and the text afterwards, refusals included: a code that the call does not declare is a complaint too, and so is a
 * refusal that lacks a value that its reason in the journal needs. A plugin for this
 * would compile the schemas of all routes again for each server: 40 % of the processor time of such a test.
 */
export function checkReplies(app: FastifyInstance): readonly string[] {
  const complaints: string[] = [];
  const checkBeforeWriting = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const complaint = complaintBeforeWriting(request, reply, payload);
    if (complaint !== undefined) complaints.push(`${request.url}: ${complaint}`);
  };
  app.addHook('preSerialization', async (request, reply, payload) => {
    checkBeforeWriting(request, reply, payload);
  });
  // A reply that many share is written by its call, and comes here as text.
  app.addHook('onRequest', async (request, reply) => {
    const write = reply.serialize.bind(reply);
    reply.serialize = (payload) => {
      checkBeforeWriting(request, reply, payload);
      return write(payload);
    };
  });
  app.addHook('onSend', async ({ url, refusal }) => {
    const { errorName, details, facts } = refusal ?? {};
    if (errorName === undefined) return;
    const reason = refusalReason({ errorName, values: { ...details, ...facts } });
    if (/\{[a-z]\w*\}/.test(reason)) complaints.push(`${url}: the reason lacks a value: ${reason}`);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const complaint = complaintAbout(request, reply, payload);
    if (complaint !== undefined) complaints.push(`${request.url}: ${complaint}`);
  });
  return complaints;
}

/** About the object that a route answers, by the schema that the route itself names; control calls included. */
function complaintBeforeWriting(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const { response } = request.routeOptions.schema ?? {};
  const { [reply.statusCode]: schema } = (response ?? {}) as Readonly<Record<number, TObject | undefined>>; // written by us
  if (schema === undefined) return undefined;
  const validator = replyCheckOf(schema);
  if (validator.Check(payload)) return undefined;
  const said = validator.Errors(payload).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return `the reply ${said.join(', ')}`;
}

const replyChecks = new WeakMap<TSchema, Validator>();

/** Compiled once for what is in the envelope, which is the call's own: the envelope around it each server makes again. */
function replyCheckOf(schema: TObject): Validator {
  const key = schema.properties.data ?? schema;
  const known = replyChecks.get(key);
  if (known !== undefined) return known;
  const made = Compile(schema);
  replyChecks.set(key, made);
  return made;
}

function complaintAbout(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const { call } = request.routeOptions.config;
  if (call === undefined || reply.statusCode !== 200 || request.hit?.isSpoilt === true) return undefined;
  // What another server or a recording answers is not ours; its world has a report of its own.
  const hosted: HostedWorld | undefined = request.hosted;
  if (hosted !== undefined && hosted.source.kind !== 'ordinary') return undefined;
  const [found] = complaintsAbout(judgedOf(exchangeOf(request, reply, payload), call));
  return found && `${JSON.stringify(found)} in ${String(payload).slice(0, 300)}`;
}

function exchangeOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): Exchange {
  const { method, url, body } = request;
  return {
    method,
    path: url,
    requestHeaders: {},
    requestBody: JSON.stringify(body),
    status: reply.statusCode,
    replyHeaders: headerTextsOf(reply.getHeaders()),
    replyBody: String(payload),
  };
}
