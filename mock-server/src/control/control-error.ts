import { fileTroubleOf, isLocked } from '@canada28/db/database-file-error.ts';
import type { FastifyError, FastifyRequest } from 'fastify';
import { isBeyondHouse } from '../features/ledger/ledger.repository.ts';
import { ServerClosingError } from '../http/graceful-close.ts';
import { AppError } from '../world/app-error.ts';
import { WorldEndedError } from '../world/take-step.ts';

/** 403: the caller may not; 404: what it names is not there; 409: something stands in the way now; 415: no JSON; 429: too often; else 400. */
type ControlErrorCode = 400 | 403 | 404 | 409 | 415 | 429;

/** A control call that cannot be carried out; the sentence is for the tester who made it. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly code: ControlErrorCode;

  constructor(
    sentence: string,
    { code = 400, cause }: { readonly code?: ControlErrorCode; readonly cause?: unknown } = {},
  ) {
    super(sentence, { cause });
    this.code = code;
  }
}

const BEYOND_HOUSE =
  'The house cannot give that much: its account would be beyond 9,223,372,036,854 USDT, which is all that can be counted.';

/** The HTTP status and the sentence with which a control call fails. */
export function refusalOf(
  error: FastifyError | ControlError,
  { routeOptions }: FastifyRequest,
): { readonly code: number; readonly msg: string } {
  if (error instanceof ControlError) return { code: error.code, msg: error.message };
  if (error instanceof WorldEndedError || error instanceof ServerClosingError)
    return { code: 409, msg: error.message };
  if (error.statusCode === 413)
    return { code: 413, msg: `The body may have at most ${routeOptions.bodyLimit} bytes.` };
  if (error.validation !== undefined || (error.statusCode ?? 500) < 500)
    return { code: 400, msg: error.message };
  const isBusy = isLocked(error) || (error instanceof AppError && error.errorName === 'busy');
  if (isBusy) return { code: 503, msg: 'The world is busy: it is behind, or its file is locked. Try again.' };
  // Nothing was done then: the disk is full, or a file is damaged.
  const fileTrouble = fileTroubleOf(error);
  if (fileTrouble !== undefined) return { code: 409, msg: fileTrouble };
  if (isBeyondHouse(error)) return { code: 409, msg: BEYOND_HOUSE };
  return { code: 500, msg: 'Internal error, see the log.' };
}
