import type { StaticDocumentSpec } from '@fastify/swagger';
import { type FastifyContextConfig, type FastifyInstance, fastify } from 'fastify';

/** Headers that the page's files need; all others are the app's own. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'] as const;

/** The page of the plugin is laid out for phones, and does not say so; it is dark as the rest where its root says so. */
const PAGE_CHANGES = [
  [
    '<meta charset="UTF-8">',
    '<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  ],
  ['<html lang="en">', '<html lang="en" class="dark-mode">'],
] as const;

function changed(page: string): string {
  return PAGE_CHANGES.reduce((text, [from, to]) => text.replace(from, to), page);
}

/** An OpenAPI 3.1 document, where it is served, and what its routes tell the hooks of the app. */
type ServedDocument = {
  readonly url: string;
  readonly documentOf: () => { readonly info: { readonly title: string } };
  readonly config?: FastifyContextConfig;
};

/**
 * Serves a document as a page at its URL, and as JSON at `…/json`. Made at the first request, because few runs of the
 * server show it and loading it would cost each of them 25 ms of its start.
 */
export function serveDocument(app: FastifyInstance, { config = {}, ...served }: ServedDocument): void {
  let opening: Promise<FastifyInstance> | undefined;
  for (const url of [served.url, `${served.url}/*`]) {
    app.get(url, { config }, async (request, reply) => {
      opening ??= openDocument(served);
      const answer = await (await opening).inject({ url: request.url, headers: { host: request.host } });
      for (const name of KEPT_HEADERS) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      return reply.code(answer.statusCode).send(isPage ? changed(answer.payload) : answer.rawPayload);
    });
  }
}

/** A small app of its own with the page and the document; it listens nowhere. */
async function openDocument({ url, documentOf }: ServedDocument): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const site = fastify();
  const document = documentOf();
  // The plugin's types end at OpenAPI 3.0; it hands a ready document through as it is.
  const specification = { document } as unknown as StaticDocumentSpec;
  await site.register(swagger, { mode: 'static', specification });
  await site.register(swaggerUi, {
    routePrefix: url,
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
