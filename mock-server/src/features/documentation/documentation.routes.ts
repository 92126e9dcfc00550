import type { StaticDocumentSpec } from '@fastify/swagger';
import { type FastifyInstance, fastify } from 'fastify';
import type { Room } from '../../http/register-call.ts';
import { openApiDocument } from './openapi-document.ts';

/** Headers that the page's files need; all others are the app's own. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'] as const;

/**
 * The documentation of the calls: a page at `/docs`, its OpenAPI document at `/docs/json`. Made at the first request,
 * because few runs of the server show it and loading it would cost each of them 25 ms of its start.
 */
export function registerDocumentation({ app, basePaths }: Room): void {
  let opening: Promise<FastifyInstance> | undefined;
  const options = { schema: { hide: true } };
  for (const url of ['/docs', '/docs/*']) {
    app.get(url, options, async (request, reply) => {
      opening ??= openDocumentation(basePaths);
      const answer = await (await opening).inject({ url: request.url, headers: { host: request.host } });
      for (const name of KEPT_HEADERS) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload);
    });
  }
}

/** A small app of its own with the page and the document; it listens nowhere. */
async function openDocumentation(basePaths: Room['basePaths']): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const site = fastify();
  const document = openApiDocument(basePaths);
  // The plugin's types end at OpenAPI 3.0; it hands a ready document through as it is.
  const specification = { document } as unknown as StaticDocumentSpec;
  await site.register(swagger, { mode: 'static', specification });
  await site.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: document.info.title },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      defaultModelRendering: 'example',
      displayRequestDuration: true,
    },
  });
  await site.ready();
  return site;
}
