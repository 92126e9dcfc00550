import type { FastifyRequest } from 'fastify';
import { isFromBrowser, isFromForeignPage } from '../http/foreign-page.ts';
import { isFromLoopback } from '../http/loopback.ts';

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Who may make control calls: callers on this machine, everybody, or nobody. */
export const CONTROL_ACCESS = ['loopback', 'anyone', 'off'] as const;
export type ControlAccess = (typeof CONTROL_ACCESS)[number];

/** Why a request may not control the mock; the sentence says what would have been allowed. */
export type ControlRefusal = { readonly code: 403 | 415; readonly msg: string };

/**
 * Who may control the mock: by default only callers on this machine, and only by a local host name, so that a web page
 * elsewhere that points its own name at 127.0.0.1 is refused too. Never a page of another origin: a visitor's browser
 * would carry out what any site asks. A page of our own sends JSON; `curl -d` calls its body a form, and may.
 */
export function refusalOfControl(
  request: FastifyRequest,
  allowed: ControlAccess,
): ControlRefusal | undefined {
  if (!isAllowed(request, allowed))
    return { code: 403, msg: `Control calls are allowed for: ${allowed} (MOCK_CONTROL).` };
  if (isFromForeignPage(request))
    return { code: 403, msg: 'Control calls are refused from pages of another origin.' };
  if (!isBodyTypeAllowed(request)) return { code: 415, msg: 'The body must be application/json.' };
  return undefined;
}

function isAllowed(request: FastifyRequest, allowed: ControlAccess): boolean {
  if (allowed !== 'loopback') return allowed === 'anyone';
  return isFromLoopback(request) && LOCAL_HOST.test(request.headers.host ?? '');
}

function isBodyTypeAllowed(request: FastifyRequest): boolean {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return true;
  return !isFromBrowser(request) && (type === undefined || type === 'application/x-www-form-urlencoded');
}
