import { fileTroubleOf, isLocked, loggedAs } from '@canada28/db/open-database.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ServerClosingError } from '../http/graceful-close.ts';
import { asText, PAGE_TYPE, smallPage } from '../http/small-page.ts';
import { isPageLoad, replyWithUnknownWorld, UnknownWorldError } from '../http/world-of-request.ts';
import { AppError } from '../world/app-error.ts';
import { WorldEndedError } from '../world/catch-up.ts';
import { accessPage } from './access/access-page.ts';
import { mayControl } from './control-access.ts';

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

/** The one place that makes error replies of control calls: an HTTP status and a sentence, or a page with them. */
export function replyWithControlError(
  error: FastifyError | ControlError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof UnknownWorldError) return replyWithUnknownWorld(error, request, reply);
  const { code, msg } = refusalOf(error, request);
  if (code === 500) request.log.error(loggedAs(error));
  reply.code(code);
  if (!isPageLoad(request)) return reply.send({ code, data: null, msg });
  const { controlPlane } = request.server;
  const asksForToken = controlPlane.token !== undefined && !mayControl(request, controlPlane);
  const page =
    code === 403
      ? accessPage(request, { sentence: msg, asksForToken })
      : smallPage({ title: 'Canada 28: that cannot be', body: `<h1>${asText(msg)}</h1>` });
  return reply.type(PAGE_TYPE).send(page);
}

function refusalOf(
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
  return { code: 500, msg: 'Internal error, see the log.' };
}
