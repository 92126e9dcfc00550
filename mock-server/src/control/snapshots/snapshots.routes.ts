import {
  compareSnapshotControl,
  deleteSnapshotControl,
  downloadSnapshotControl,
  listSnapshotsControl,
  loadSnapshotControl,
  saveSnapshotControl,
} from '@canada28/shared/control/snapshots.control.ts';
import type { FastifyInstance } from 'fastify';
import { ControlError } from '../control-error.ts';
import { getHosted } from '../get-hosted.ts';
import { registerHostedControl, registerWireControl, registerWorldControl } from '../register-control.ts';
import { testerOf } from '../tester.ts';
import { checkInThread } from './check-in-thread.ts';
import { compareStates, stateOf, stateOfSnapshot } from './compare-states.ts';
import { deleteSnapshot, listSnapshots, readSnapshot, type Snapshot, saveSnapshot } from './snapshots.ts';

/** Snapshots of the world of the request: saved, listed, deleted, taken along as files. */
export function registerSnapshotControls(app: FastifyInstance): void {
  registerHostedControl(app, listSnapshotsControl, (hosted) => listSnapshots(app.controlPlane, hosted));
  registerHostedControl(app, saveSnapshotControl, async (hosted, { body }, { request }) => {
    const image = hosted.image();
    const { point } = hosted;
    const saved = await saveSnapshot(app.controlPlane, hosted, {
      ...image,
      name: body.name,
      by: testerOf(request),
    });
    hosted.journal?.noteSaved(body.name, point);
    return saved;
  });
  registerHostedControl(app, loadSnapshotControl, async (hosted, { query }, { request }) => {
    const { body: file } = request;
    if (!Buffer.isBuffer(file)) throw new ControlError(loadSnapshotControl.takes);
    const checks = { migrations: app.controlPlane.migrations, withAudit: true };
    const sound = await checkInThread(checks, file, app.controlPlane.closing);
    const loaded = await saveSnapshot(app.controlPlane, hosted, {
      ...sound,
      name: query.name,
      by: testerOf(request),
    });
    hosted.journal?.noteSaved(query.name, undefined);
    return loaded;
  });
  registerHostedControl(app, deleteSnapshotControl, (hosted, { params }) =>
    deleteSnapshot(app.controlPlane, hosted, params.name),
  );
  registerWorldControl<typeof compareSnapshotControl, readonly [Snapshot, Snapshot | undefined]>(
    app,
    compareSnapshotControl,
    ({ db, clock }, _input, [before, after]) =>
      compareStates(
        stateOfSnapshot(before),
        after === undefined ? stateOf(db, clock.nowMs()) : stateOfSnapshot(after),
      ),
    async (world, { params, query }) => {
      const read = (name: string) =>
        readSnapshot(app.controlPlane, getHosted(app.controlPlane, world.name), name);
      return [await read(params.name), query.with === undefined ? undefined : await read(query.with)];
    },
  );
  registerWireControl(app, downloadSnapshotControl, async (world, { params }, { request, reply }) => {
    const { name, image } = await readSnapshot(app.controlPlane, request.hosted, params.name);
    return reply
      .type(downloadSnapshotControl.produces ?? '')
      .header('content-disposition', `attachment; filename="${world.name}-${name}.sqlite"`)
      .send(image);
  });
}
