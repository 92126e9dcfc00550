import type { Call } from '@canada28/shared/contract/call.ts';
import { refusalEnvelope, SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { refusalsOf } from '@canada28/shared/contract/refusals-of.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TObject, type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { isStruck } from '../control/faults/inject-faults.ts';

/**
 * Holds every reply of a test's server against the contract and answers the list that complaints are added to. A reply
 * is looked at twice: the object before it is written, because the writer silently drops a field that no schema names,
 * and the text afterwards, refusals included: a code that the call does not declare is a complaint too.
 */
export function checkReplies(app: FastifyInstance): readonly string[] {
  const complaints: string[] = [];
  app.addHook('preSerialization', async (request, reply, payload) => {
    const complaint = complaintBeforeWriting(request, reply, payload);
    if (complaint !== undefined) complaints.push(`${request.url}: ${complaint}`);
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

/** Compiled once for what is in the envelope, which is the call's own: the envelope around it each server makes anew. */
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
  if (call === undefined || reply.statusCode !== 200 || isStruck(request)) return undefined;
  const envelope: unknown = JSON.parse(String(payload));
  const validator = isSuccess(envelope) ? checksOf(call).success : checksOf(call).refusal;
  if (validator.Check(envelope)) return undefined;
  return `${JSON.stringify(validator.Errors(envelope)[0])} in ${String(payload).slice(0, 300)}`;
}

function isSuccess(envelope: unknown): boolean {
  return (
    typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === SUCCESS_CODE
  );
}

type Checks = { readonly success: Validator; readonly refusal: Validator };

const checks = new WeakMap<Call, Checks>();

/** Compiled once a call, not once a server: a run makes hundreds of servers. */
function checksOf(call: Call): Checks {
  const known = checks.get(call);
  if (known !== undefined) return known;
  const code = Type.Union(refusalsOf(call).map((name) => Type.Literal(ERROR_CODES[name])));
  const refusal = Type.Object({ ...refusalEnvelope.properties, code }, { additionalProperties: false });
  const made = { success: Compile(successEnvelope(call.output)), refusal: Compile(refusal) };
  checks.set(call, made);
  return made;
}
