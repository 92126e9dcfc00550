import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import { applyScenarioControl, listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import { restoreSnapshotControl } from '@canada28/shared/control/snapshots.control.ts';
import {
  createRecordingControl,
  createWorldControl,
  deleteWorldControl,
  getWorldControl,
  keepWorldControl,
  listWorldsControl,
  resetWorldControl,
} from '@canada28/shared/control/worlds.control.ts';
import type { FastifyInstance } from 'fastify';
import type { PlayerApi } from '../../http/register-call.ts';
import { worldNameOf } from '../../http/world-of-request.ts';
import { stopwatch } from '../../world/clock.ts';
import { readHar } from '../recordings/read-har.ts';
import { registerHostedControl, registerMockControl, registerStepsControl } from '../register-control.ts';
import { noteSnapshotUse, readSnapshot } from '../snapshots/snapshots.ts';
import { noteUse, testerOf } from '../tester.ts';
import { createWorld } from './create-world.ts';
import { deleteWorld } from './delete-world.ts';
import { describeWorld, rememberFacts } from './describe-world.ts';
import { keepWorld } from './keep-world.ts';
import { applyScenario, restoreSnapshot } from './replace-world.ts';
import { resetWorld } from './reset-world.ts';
import { createRecordingWorld } from './source-worlds.ts';

/** Worlds: created, looked at and deleted; and what puts another world in the place of one. */
export function registerWorldControls(app: FastifyInstance, basePaths: PlayerApi['basePaths']): void {
  app.worlds.host.onClosing = rememberFacts;
  registerMockControl(app, listWorldsControl, (plane, _input, { request }) =>
    plane.worlds.all.map((hosted) => describeWorld(plane, hosted, request)),
  );
  registerMockControl(app, createWorldControl, async (plane, { body }, { request }) => {
    const passedMs = stopwatch();
    const hosted = await createWorld(plane, body, worldNameOf(request));
    const tookMs = passedMs();
    request.hosted = hosted;
    noteUse(request);
    return { ...describeWorld(plane, hosted, request), tookMs };
  });
  registerMockControl(app, createRecordingControl, (plane, { query, body }, { request }) => {
    const passedMs = stopwatch();
    // The parser of files answers bytes.
    const recording = readHar(body as unknown as Buffer, basePaths);
    const hosted = createRecordingWorld(plane, { name: query.name, recording });
    request.hosted = hosted;
    noteUse(request);
    return { ...describeWorld(plane, hosted, request), tookMs: passedMs() };
  });
  registerHostedControl(app, getWorldControl, (hosted, _input, { request }) =>
    describeWorld(app.controlPlane, hosted, request),
  );
  registerHostedControl(app, deleteWorldControl, (hosted) => deleteWorld(app.controlPlane, hosted));
  registerHostedControl(app, resetWorldControl, async (hosted, _input, { request }) => {
    const tookMs = await resetWorld(app.controlPlane, hosted);
    return { ...describeWorld(app.controlPlane, hosted, request), tookMs };
  });
  registerHostedControl(app, keepWorldControl, async (hosted, _input, { request }) => {
    await keepWorld(app.controlPlane, hosted);
    return describeWorld(app.controlPlane, hosted, request);
  });
  registerMockControl(app, listScenariosControl, () =>
    SCENARIOS.map(({ name, title, sentence, group }) => ({ name, title, sentence, group })),
  );
  registerStepsControl(app, applyScenarioControl, async (_world, { body }, request) => {
    const { hosted } = request;
    await applyScenario(app.controlPlane, hosted, { scenario: body.name, by: testerOf(request) });
    return describeWorld(app.controlPlane, hosted, request);
  });
  registerHostedControl(app, restoreSnapshotControl, async (hosted, { params }, { request }) => {
    const snapshot = await readSnapshot(app.controlPlane, hosted, params.name);
    const by = testerOf(request);
    await restoreSnapshot(app.controlPlane, hosted, { ...snapshot, by });
    noteSnapshotUse(hosted, snapshot.name, by);
    return describeWorld(app.controlPlane, hosted, request);
  });
}
