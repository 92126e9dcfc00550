import { loggedAs } from '@canada28/db/database-file-error.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { asText, PAGE_TYPE, smallPage } from '../http/small-page.ts';
import { isPageLoad, replyWithUnknownWorld, UnknownWorldError } from '../http/world-of-request.ts';
import { accessPage } from './access/access-page.ts';
import { mayControl } from './control-access.ts';
import { type ControlError, refusalOf } from './control-error.ts';

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
