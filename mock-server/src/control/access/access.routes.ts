import { readFileSync } from 'node:fs';
import { showTokenControl } from '@canada28/shared/control/access.control.ts';
import type { FastifyInstance } from 'fastify';
import { isSameText, setAccessCookie } from '../access-token.ts';
import { mayControl, whoMay } from '../control-access.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { type Exchange, registerEntryControl } from '../register-control.ts';
import { PAGE_SCRIPT_URL } from './access-page.ts';

/** Who may: the token is shown here once, and the script of the small pages is the same for all of them. */
export function registerAccessControls(app: FastifyInstance, { pagesFolder }: ControlPlane): void {
  registerEntryControl(app, showTokenControl, (plane, { body }, exchange) =>
    showToken(plane, body.token, exchange),
  );
  const script = readFileSync(new URL('page.js', pagesFolder), 'utf8');
  app.get(
    PAGE_SCRIPT_URL,
    { config: { isControl: true, isAcrossWorlds: true, checksAccessItself: true } },
    async (_request, reply) => {
      // It tells nothing: a console looks by it whether a browser finds the hosts of worlds.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.type('text/javascript; charset=utf-8').send(script);
    },
  );
}

function showToken(plane: ControlPlane, shown: string, { request, reply }: Exchange) {
  const { token, access } = plane;
  if (token === undefined) {
    if (!mayControl(request, plane)) throw new ControlError(whoMay(plane), { code: 403 });
    return { by: access };
  }
  if (!isSameText(shown, token))
    throw new ControlError('The token is not the one of MOCK_CONTROL_TOKEN.', { code: 403 });
  setAccessCookie(request, reply, token);
  return { by: 'token' as const };
}
