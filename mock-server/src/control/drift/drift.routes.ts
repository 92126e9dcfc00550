import { getDriftControl } from '@canada28/shared/control/drift.control.ts';
import type { BasePaths } from '@canada28/shared/drift/exchange.ts';
import type { FastifyInstance } from 'fastify';
import { getJournal } from '../journal/get-journal.ts';
import { registerWireControl } from '../register-control.ts';
import { judgeJournal } from './judge-journal.ts';

/** What a world's own calls show of its server. */
export function registerDriftControls(app: FastifyInstance, basePaths: BasePaths): void {
  registerWireControl(app, getDriftControl, async ({ name }, _input, { request }) => {
    const journal = getJournal(app.controlPlane, request.hosted);
    const drift = await judgeJournal(journal, basePaths);
    return drift.report({ kind: 'world', name });
  });
}
