import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandedPage, brandOf } from './brand.ts';
import { isPageLoad } from './world-of-request.ts';

/** Shown where nothing can be loaded; every other page of the client is this one. */
const OFFLINE_PAGE = 'offline/offline.html';
const PAGE = 'index.html';

/**
 * Sends the pages of the client under the brand of their world, so that the first that is shown is its name. Added before
 * what faults do to a page. The files are those of the build, which knows of no brand.
 */
export function brandPages(app: FastifyInstance, clientFolder: URL | undefined): void {
  if (clientFolder === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    // The copy that a browser has would be of another brand, or of none.
    if (mayBePage(request) && brandOf(request) !== undefined)
      for (const name of ['if-none-match', 'if-modified-since']) delete request.headers[name];
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const brand = isPageOfClient(request, reply) ? brandOf(request) : undefined;
    if (brand === undefined) return done(null, payload);
    // A file that is given up before it was opened may fail to open.
    if (payload instanceof Readable) payload.on('error', () => undefined).destroy();
    for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified'])
      reply.removeHeader(name);
    const path = request.url.split('?')[0];
    const file = new URL(path === `/${OFFLINE_PAGE}` ? OFFLINE_PAGE : PAGE, clientFolder);
    const page = brandedPage(readFileSync(file, 'utf8'), brand);
    done(null, Readable.from([Buffer.from(page)]));
  });
}

/** The route of the client's files, and of its pages, which are no file. */
const CLIENT_ROUTE = '/*';

/** What is opened as a page, or looks like the address of one. */
function mayBePage(request: FastifyRequest): boolean {
  const { method, url, routeOptions } = request;
  if (method !== 'GET' || routeOptions.url !== CLIENT_ROUTE) return false;
  return isPageLoad(request) || /\/[^/.]*(?:\.html)?(?:\?.*)?$/.test(url);
}

/** A page of another path than its file's is found by no route. */
function isPageOfClient({ method, routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  const isOfRoute = routeOptions.url === undefined || routeOptions.url === CLIENT_ROUTE;
  if (method !== 'GET' || !isOfRoute || reply.statusCode !== 200) return false;
  return String(reply.getHeader('content-type')).startsWith('text/html');
}
