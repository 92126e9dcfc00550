import { noInput } from '@canada28/shared/contract/schemas.ts';
import type { FastifyInstance } from 'fastify';

/** No call nests deeper than four levels; a body of thousands would overflow the stack of code that walks it. */
const MOST_LEVELS = 20;

/**
 * Reads every body as JSON whatever its content type says. An empty body is no input; a call without input ignores
 * what comes, and so does a path that no route serves (player-api §1).
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (request, _reply, done) => {
    // Whatever stands there, even what is no content type at all, changes nothing for a call.
    const isTyped = request.headers['content-type'] !== undefined;
    if (isTyped && request.routeConfig.call) request.headers['content-type'] = 'application/json';
    done();
  });
  // The second holds for all; only a parser that is found by its name is found at once.
  app.addContentTypeParser(['application/json', '*'], { parseAs: 'string' }, (request, body, done) => {
    const takesNoInput = request.is404 || request.routeConfig.call?.input === noInput;
    if (takesNoInput || body === '') return done(null, {});
    void parseJson(request, body.toString(), (error, value) =>
      isDeeperThan(MOST_LEVELS, value)
        ? done(Object.assign(new Error(`the body has more than ${MOST_LEVELS} levels`), { statusCode: 400 }))
        : done(error, value),
    );
  });
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
