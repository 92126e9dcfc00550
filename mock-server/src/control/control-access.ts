import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromBrowser, isFromForeignPage } from '../http/foreign-page.ts';
import { isFromLoopback } from '../http/loopback.ts';

/** Nobody can own a name below `localhost`: each is this machine, and the origin of one of its worlds (control §1). */
const LOCAL_HOST = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Who may make control calls: callers on this machine, everybody, or nobody because there are none. */
export const CONTROL_ACCESS = ['loopback', 'anyone', 'off'] as const;
export type ControlAccess = (typeof CONTROL_ACCESS)[number];
/** Who may, where there are control calls at all. */
export type AllowedControl = Exclude<ControlAccess, 'off'>;

/** Why a request may not control the mock; the sentence says what would have been allowed. */
type ControlRefusal = { readonly code: 403 | 415; readonly msg: string };

/** Whether a request may act in other worlds than the default one: entering one needs the same right (control §9). */
export function mayEnterWorlds(request: FastifyRequest, allowed: AllowedControl): boolean {
  return isAllowed(request, allowed);
}

/** Refuses control calls, and all else of the control plane, to whoever may not, before a world is looked for. */
export function guardControl(app: FastifyInstance, allowed: AllowedControl): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isControl = request.routeOptions.config.isControl === true;
    const refusal = isControl ? refusalOfControl(request, allowed) : undefined;
    if (refusal === undefined) done();
    else reply.code(refusal.code).send({ ...refusal, data: null });
  });
}

/**
 * Who may control the mock: by default only callers on this machine, and only by a local host name, so that a web page
 * elsewhere that points its own name at 127.0.0.1 is refused too. Never a page of another origin: a visitor's browser
 * would carry out what any site asks. A page of our own sends JSON; `curl -d` calls its body a form, and may.
 */
function refusalOfControl(request: FastifyRequest, allowed: AllowedControl): ControlRefusal | undefined {
  if (!isAllowed(request, allowed))
    return { code: 403, msg: `Control calls are allowed for: ${allowed} (MOCK_CONTROL).` };
  if (isFromForeignPage(request))
    return { code: 403, msg: 'Control calls are refused from pages of another origin.' };
  if (!isBodyTypeAllowed(request)) return { code: 415, msg: 'The body must be application/json.' };
  return undefined;
}

function isAllowed(request: FastifyRequest, allowed: AllowedControl): boolean {
  return allowed === 'anyone' || (isFromLoopback(request) && LOCAL_HOST.test(request.headers.host ?? ''));
}

function isBodyTypeAllowed(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === (request.routeOptions.config.accepts ?? 'application/json')) return true;
  return !isFromBrowser(request) && (type === undefined || type === 'application/x-www-form-urlencoded');
}
