import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromBrowser, isFromForeignPage } from '../http/foreign-page.ts';
import { ControlError } from './control-error.ts';
import { replyWithControlError } from './control-error-reply.ts';
import type { ControlPlane } from './control-plane.ts';
import { mayMakeCall, whyRefused } from './share/shared-calls.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a request may make the control call that it asks for, at this moment. */
    mayMakeCall: (request: FastifyRequest) => boolean;
  }
}

/** Refuses control calls, and all else of the control plane, to callers who may not, before a world is looked for. */
export function guardControl(app: FastifyInstance, plane: ControlPlane): void {
  app.decorate('mayMakeCall', (request: FastifyRequest) => mayMakeCall(request, plane));
  app.addHook('onRequest', (request, reply, done) => {
    const isControl = request.routeConfig.isControl === true;
    const refusal = isControl ? refusalOfControl(request, plane) : undefined;
    if (refusal === undefined) return done();
    replyWithControlError(refusal, request, reply);
  });
}

/**
 * Who may control the mock: by default only callers on this machine, and only by a local host name, so that a web page
 * elsewhere that points its own name at 127.0.0.1 is refused too. Never a page of another origin: a visitor's browser
 * would carry out what any site asks. From elsewhere with the token, and with a share in one world. A page of our own sends
 * JSON; `curl -d` calls its body a form, and may.
 */
function refusalOfControl(request: FastifyRequest, plane: ControlPlane): ControlError | undefined {
  const { checksAccessItself, isPage = checksAccessItself } = request.routeConfig;
  if (!checksAccessItself && !mayMakeCall(request, plane))
    return new ControlError(whyRefused(request, plane), { code: 403 });
  // A page that is opened carries nothing out yet, wherever the link to it was.
  if (isPage && request.method !== 'POST') return undefined;
  if (isFromForeignPage(request))
    return new ControlError('Control calls are refused from pages of another origin.', { code: 403 });
  if (!isBodyTypeAllowed(request))
    return new ControlError(`The body must be ${typeTakenBy(request)}.`, { code: 415 });
  return undefined;
}

function typeTakenBy({ routeConfig }: FastifyRequest): string {
  return routeConfig.accepts ?? 'application/json';
}

function isBodyTypeAllowed(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === typeTakenBy(request)) return true;
  return !isFromBrowser(request) && (type === undefined || type === 'application/x-www-form-urlencoded');
}
