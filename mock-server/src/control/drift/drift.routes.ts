import {
  acceptDriftControl,
  getDriftControl,
  takeDriftFileControl,
} from '@canada28/shared/control/drift.control.ts';
import type { BasePaths } from '@canada28/shared/drift/exchange.ts';
import type { FastifyInstance } from 'fastify';
import { registerHostedControl, registerWireControl } from '../register-control.ts';
import { acceptedText } from './accepted-file.ts';
import { driftFiles } from './drift-files.ts';
import { acceptedOf, changeAccepted, reportOf } from './world-drift.ts';

const TYPES = {
  'drift.json': 'application/json; charset=utf-8',
  'drift.html': 'text/html; charset=utf-8',
  'drift.sarif': 'application/sarif+json; charset=utf-8',
  'junit.xml': 'application/xml; charset=utf-8',
  'accepted.json': 'application/json; charset=utf-8',
} as const;

/** What a world's own calls show of its server, and what of it is known. */
export function registerDriftControls(app: FastifyInstance, basePaths: BasePaths): void {
  registerWireControl(app, getDriftControl, (_world, _input, { request }) =>
    reportOf(app.controlPlane, request.hosted, basePaths),
  );
  registerWireControl(app, takeDriftFileControl, async ({ name }, { params }, { request, reply }) => {
    const { hosted } = request;
    const files = {
      ...driftFiles(await reportOf(app.controlPlane, hosted, basePaths)),
      'accepted.json': acceptedText(acceptedOf(hosted)),
    };
    reply
      .type(TYPES[params.file])
      .header('content-disposition', `attachment; filename="${name}-${params.file}"`);
    return files[params.file];
  });
  registerHostedControl(app, acceptDriftControl, (hosted, { body }) => ({
    accepted: changeAccepted(hosted, body),
  }));
}
