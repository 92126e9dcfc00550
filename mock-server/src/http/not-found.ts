import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../world/app-error.ts';
import { errorText, languageOf, replyWithError } from './error-reply.ts';

/**
 * Answers what no route serves: a known call by another method gets code 405; a page of the client gets the client;
 * all else is HTTP 404, which tells a client that this server does not offer the call (contract §1).
 */
export function answerUnknownPaths(app: FastifyInstance, { servesClient }: { servesClient: boolean }): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? request.url;
    if (app.hasRoute({ method: 'POST', url: path })) {
      replyWithError(new AppError('wrongMethod', { method: request.method }), request, reply);
    } else if (servesClient && isPageOfClient(request, path)) {
      // Not returned: Fastify would watch the reply for its end once more than a connection has room for listeners.
      reply.sendFile('index.html');
    } else {
      const msg = errorText(new AppError('notFound'), languageOf(request));
      void reply.code(404).send({ code: 404, data: null, msg });
    }
  });
}

function isPageOfClient(request: FastifyRequest, path: string): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  return request.method === 'GET' && wantsPage && !path.startsWith('/assets/');
}
