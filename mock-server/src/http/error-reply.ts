import { isLocked, loggedAs } from '@canada28/db/database-file-error.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { isLanguageCode, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { AppError, badParameter } from '../world/app-error.ts';
import { WorldEndedError } from '../world/take-step.ts';
import { playerSentence } from './player-sentence.ts';
import { replyWithUnknownWorld, UnknownWorldError } from './world-of-request.ts';

/** The language a request asks for by its `lang` header; `zh` by default (player-api §1). */
export function languageOf(request: FastifyRequest): LanguageCode {
  const { lang } = request.headers;
  return isLanguageCode(lang) ? lang : 'zh';
}

/** The sentence of a refusal in one language, its `{words}` filled in. */
export function errorText(error: AppError, language: LanguageCode): string {
  return playerSentence(language, ERROR_TEXTS[language][error.errorName], error.details);
}

/** The one place that makes error replies: HTTP 200 and the envelope, whatever went wrong (player-api §1). */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isFileNotServed(error, request)) {
    reply.callNotFound();
    return reply;
  }
  if (error instanceof UnknownWorldError) return replyWithUnknownWorld(error, request, reply);
  const refusal = refusalOf(error);
  request.refusal = refusal;
  if (refusal.errorName === 'systemError') request.log.error(loggedAs(error));
  // A ready-made text keeps the reply schema of the success out of it.
  return reply
    .code(200)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        code: ERROR_CODES[refusal.errorName],
        data: null,
        msg: errorText(refusal, languageOf(request)),
      }),
    );
}

/** No call is a GET: what its path cannot reach, a file outside the client's folder say, is not there. */
function isFileNotServed(error: unknown, request: FastifyRequest): boolean {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  return isGet && isFastifyError(error) && (error.statusCode ?? 500) < 500;
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isLocked(error) || error instanceof WorldEndedError) return busy(error);
  if (!isFastifyError(error)) return failure(error);
  if (error.validation !== undefined) return malformed(error.validation);
  if (error.statusCode === 429) return busy(error);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('malformedBody', {}, { facts: { cause: unreadable(error.statusCode) } });
  }
  return failure(error);
}

/** The message of a parser quotes the body, and with it what is secret there. */
function unreadable(status: number): string {
  return status === 413 ? 'it is too large' : 'it is none';
}

function busy(error: unknown): AppError {
  return new AppError('busy', {}, { facts: { cause: messageOf(error) } });
}

function failure(error: unknown): AppError {
  return new AppError('systemError', {}, { facts: { cause: messageOf(error) } });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}

/** By the first rule that the input breaks, told to testers in the words of the validator. */
function malformed([first]: readonly FastifySchemaValidationError[]): AppError {
  const { instancePath = '', params = {}, message = '' } = first ?? {};
  const { missingProperty } = params;
  const names = instancePath.split('/').slice(1);
  if (missingProperty !== undefined) return badParameter([...names, missingProperty].join('.'), 'is missing');
  return badParameter(names.join('.') || 'body', message);
}
