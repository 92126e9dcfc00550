import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { PlayerApi } from './register-call.ts';

/**
 * What the served client may load: its own files and nothing else. Inline styles are allowed because the positions of
 * balls and bars are set by script; images from data and blob URLs because QR codes and the graphic code are drawn.
 */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
};

/** The security headers of all replies. They differ in one source alone, so helmet makes them once for each. */
export function secureReplies(app: FastifyInstance, basePaths: PlayerApi['basePaths']): void {
  const ancestorsOf = app.worldNaming === null ? () => "'none'" : frameAncestors(app.worldNaming, basePaths);
  const common = { "'none'": headersFor("'none'"), "'self'": headersFor("'self'") };
  app.addHook('onRequest', ({ raw, routeConfig }, reply, done) => {
    const ancestors = routeConfig.call === undefined ? ancestorsOf(raw) : "'none'";
    const isCommon = ancestors === "'none'" || ancestors === "'self'";
    reply.headers(isCommon ? common[ancestors] : headersFor(ancestors));
    done();
  });
}

function headersFor(ancestors: string) {
  const directives = { ...DIRECTIVES, 'frame-ancestors': [ancestors] };
  const setHeaders = helmet({ contentSecurityPolicy: { useDefaults: false, directives }, hsts: false });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return response.getHeaders();
}

/**
 * Who may hold a page in a frame where there is a control plane: console and stage, on the same origin or on the host
 * of the world whose phone this is (control §1). Nothing but a name below `localhost`, or below the wildcard name of the
 * team, is ever taken from the request. A source of http holds for https as well. Replies of the player API are no
 * pages: theirs are the same with and without control (control §9).
 */
function frameAncestors(
  { suffix }: { readonly suffix: string | undefined },
  basePaths: PlayerApi['basePaths'],
) {
  const endings = ['localhost', ...(suffix === undefined ? [] : [suffix.replaceAll('.', '\\.')])].join('|');
  // A phone of a world is `<anything>.<world>.localhost`; captured is the host of its world with the port.
  const phoneHost = new RegExp(`^(?:[a-z0-9-]+\\.)+([a-z0-9-]+\\.(?:${endings})(?::\\d{1,5})?)$`, 'i');
  const calls = Object.values(basePaths).map((base) => `${base}/`);
  return ({ headers, url = '' }: IncomingMessage): string => {
    if (calls.some((base) => url.startsWith(base))) return "'none'";
    const worldHost = phoneHost.exec(headers.host ?? '')?.[1]?.toLowerCase();
    return worldHost === undefined ? "'self'" : `'self' http://${worldHost}`;
  };
}
