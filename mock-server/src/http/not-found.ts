import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../world/app-error.ts';
import { errorText, languageOf, replyWithError } from './error-reply.ts';
import type { PlayerApi } from './register-call.ts';

/**
 * Answers what no route serves: a known call by another method gets code 405; a page of the client gets the client;
 * all else is HTTP 404, which tells a client that this server does not offer the call (player-api §1).
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  { servesClient, basePaths }: { readonly servesClient: boolean; readonly basePaths: PlayerApi['basePaths'] },
): void {
  const bases = Object.values(basePaths).map((base) => `${base}/`);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? request.url;
    if (app.hasRoute({ method: 'POST', url: path })) {
      replyWithError(new AppError('wrongMethod', { method: request.method }), request, reply);
    } else if (servesClient && isPageOfClient(request, { path, bases })) {
      // Not returned: Fastify would watch the reply for its end once more than a connection has room for listeners.
      reply.sendFile('index.html');
    } else {
      const msg = errorText(new AppError('notFound'), languageOf(request));
      void reply.code(404).send({ code: 404, data: null, msg });
    }
  });
}

/** What takes anything, as programs do, gets the page where the path can be one: neither a call nor the name of a file. */
function isPageOfClient(
  { method, headers }: FastifyRequest,
  { path, bases }: { readonly path: string; readonly bases: readonly string[] },
): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || path.startsWith('/assets/')) return false;
  if (headers.accept?.includes('text/html') === true) return true;
  return headers.accept === '*/*' && !/\.[^/]*$/.test(path) && !bases.some((base) => path.startsWith(base));
}
