import { basename } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves what a build left in a folder: hashed assets for ever, everything else never from a cache that is not asked again. What the
 * build compressed is sent so where the request takes it; which copy that is depends on the request: caches are told.
 */
export async function serveFiles(
  app: FastifyInstance,
  where: Pick<FastifyStaticOptions, 'root' | 'prefix' | 'decorateReply'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    ...where,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = /-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(basename(path));
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
}
