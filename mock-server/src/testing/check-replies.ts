import type { Call } from '@canada28/shared/contract/call.ts';
import { refusalEnvelope, SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { refusalsOf } from '@canada28/shared/contract/refusals-of.ts';
import responseValidation from '@fastify/response-validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/**
 * Holds every reply of a test's server against the contract and answers the list that complaints are added to. A reply
 * is looked at twice: the object before it is written, because the writer silently drops a field that no schema names,
 * and the text afterwards, refusals included: a code that the call does not declare is a complaint too.
 */
export async function checkReplies(app: FastifyInstance): Promise<readonly string[]> {
  const complaints: string[] = [];
  await app.register(responseValidation, { ajv: { removeAdditional: false, useDefaults: false } });
  app.addHook('onError', async (request, _reply, error) => {
    if (error.code === 'FST_RESPONSE_VALIDATION_FAILED_VALIDATION')
      complaints.push(`${request.url}: ${error.message}`);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const complaint = complaintAbout(request, reply, payload);
    if (complaint !== undefined) complaints.push(`${request.url}: ${complaint}`);
  });
  return complaints;
}

function complaintAbout(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const { call } = request.routeOptions.config;
  if (call === undefined || reply.statusCode !== 200) return undefined;
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
