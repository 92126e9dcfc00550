import { ALL_CONTROLS } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { FastifyInstance } from 'fastify';
import type { PlayerApi } from '../http/register-call.ts';
import { serveDocument } from '../http/serve-document.ts';
import { registerAccessControls } from './access/access.routes.ts';
import { registerBrandControls } from './brand/brand.routes.ts';
import { registerBugControls } from './bug/bug.routes.ts';
import { registerConsole } from './console/console.routes.ts';
import { replyWithControlError } from './control-error-reply.ts';
import type { ControlPlane } from './control-plane.ts';
import { controlDocument } from './documentation/control-document.ts';
import { registerDrawControls } from './draws/draws.routes.ts';
import { registerDriftControls } from './drift/drift.routes.ts';
import { registerFaultControls } from './faults/faults.routes.ts';
import { registerHistoryControls } from './history/history.routes.ts';
import { registerInvitationControls } from './invitations/invitations.routes.ts';
import { registerJournalControls } from './journal/journal.routes.ts';
import { registerOpenControls } from './open/open.routes.ts';
import { registerOperatorControls } from './operator/operator.routes.ts';
import { registerPlayerControls } from './players/players.routes.ts';
import { registerRecordControls } from './records/records.routes.ts';
import { registerShareControls } from './share/share.routes.ts';
import { sharedBody } from './snapshots/shared-body.ts';
import { registerSnapshotControls } from './snapshots/snapshots.routes.ts';
import { registerTimeControls } from './time/time.routes.ts';
import { leadToProcessOfWorld } from './worlds/process-of-world.ts';
import { registerWorldControls } from './worlds/worlds.routes.ts';

const FILE_TYPE = 'application/octet-stream';

/** The control plane as a list of features, written out, with its documentation. */
export async function registerControlPlane(
  app: FastifyInstance,
  plane: ControlPlane,
  basePaths: PlayerApi['basePaths'],
): Promise<void> {
  app.decorate('controlPlane', plane);
  app.addContentTypeParser(FILE_TYPE, sharedBody);
  leadToProcessOfWorld(app);
  registerAccessControls(app, plane);
  await registerConsole(app, plane, basePaths);
  registerWorldControls(app, basePaths);
  registerOpenControls(app);
  registerInvitationControls(app);
  registerShareControls(app);
  registerBrandControls(app);
  registerTimeControls(app);
  registerHistoryControls(app);
  registerDrawControls(app);
  registerFaultControls(app);
  registerOperatorControls(app);
  registerPlayerControls(app);
  registerRecordControls(app);
  registerJournalControls(app);
  registerDriftControls(app, basePaths);
  registerSnapshotControls(app);
  registerBugControls(app);
  serveDocument(app, {
    url: `${CONTROL_BASE}/docs`,
    documentOf: controlDocument,
    config: { isControl: true, isAcrossWorlds: true },
  });
  app.route({
    method: ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'],
    url: `${CONTROL_BASE}/*`,
    config: { isControl: true, isAcrossWorlds: true },
    errorHandler: replyWithControlError,
    handler: async ({ method, url }, reply) => {
      const path = url.split('?')[0] ?? '';
      const allowed = methodsOf(path);
      if (allowed.length > 0) {
        const msg = `The control call ${path} takes ${allowed.join(' and ')}, not ${method}.`;
        return reply.code(405).header('allow', allowed.join(', ')).send({ code: 405, data: null, msg });
      }
      const msg = `There is no control call ${method} ${path}: ${CONTROL_BASE}/docs lists all there are.`;
      return reply.code(404).send({ code: 404, data: null, msg });
    },
  });
}

const METHODS = ALL_CONTROLS.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${CONTROL_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** By which methods a path is a control call; none where there is no such path. */
function methodsOf(path: string): readonly string[] {
  return METHODS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
