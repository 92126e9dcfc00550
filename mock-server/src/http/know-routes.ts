import type { FastifyInstance } from 'fastify';

/** Before all other hooks: each asks what kind of route it is, which Fastify puts together again each time. */
export function knowRoutes(app: FastifyInstance): void {
  app.decorateRequest('routeConfig');
  app.addHook('onRequest', (request, _reply, done) => {
    request.routeConfig = request.routeOptions.config;
    done();
  });
}
