import { isLocked, loggedAs } from '@canada28/db/open-database.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithUnknownWorld, UnknownWorldError } from '../http/world-of-request.ts';
import { AppError } from '../world/app-error.ts';

/** A control call that cannot be carried out; the sentence is for the tester who made it. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** The one place that makes error replies of control calls: an HTTP status and a sentence. */
export function replyWithControlError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof UnknownWorldError) return replyWithUnknownWorld(error, request, reply);
  const { code, msg } = refusalOf(error);
  if (code === 500) request.log.error(loggedAs(error));
  return reply.code(code).send({ code, data: null, msg });
}

function refusalOf(error: FastifyError): { readonly code: number; readonly msg: string } {
  const isRefusal =
    error instanceof ControlError || error.validation !== undefined || (error.statusCode ?? 500) < 500;
  if (isRefusal) return { code: 400, msg: error.message };
  const isBusy = isLocked(error) || (error instanceof AppError && error.errorName === 'busy');
  if (isBusy) return { code: 503, msg: 'The world is busy: it is behind, or its file is locked. Try again.' };
  return { code: 500, msg: 'Internal error, see the log.' };
}
