import { getDriftControl } from '@canada28/shared/control/drift.control.ts';
import type { DriftSource } from '@canada28/shared/control/drift-report.ts';
import type { BasePaths } from '@canada28/shared/drift/exchange.ts';
import type { FastifyInstance } from 'fastify';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { getJournal } from '../journal/get-journal.ts';
import { registerWireControl } from '../register-control.ts';
import { driftOf } from '../upstream/judge-exchange.ts';
import { judgeJournal } from './judge-journal.ts';

/** What a world's own calls show of its server. */
export function registerDriftControls(app: FastifyInstance, basePaths: BasePaths): void {
  registerWireControl(app, getDriftControl, async ({ name }, _input, { request }) => {
    const { hosted } = request;
    if (hosted.source.kind !== 'ordinary') return driftOf(hosted, basePaths).report(sourceOf(hosted));
    const journal = getJournal(app.controlPlane, hosted);
    const drift = await judgeJournal(journal, basePaths);
    return drift.report({ kind: 'world', name });
  });
}

/** Of another server its address, of a recording the name of its world. */
function sourceOf({ name, source }: HostedWorld): DriftSource {
  return source.kind === 'upstream' ? { kind: 'upstream', name: source.upstream.url } : { kind: 'har', name };
}
