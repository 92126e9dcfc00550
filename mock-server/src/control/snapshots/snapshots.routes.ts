import {
  deleteSnapshotControl,
  downloadSnapshotControl,
  listSnapshotsControl,
  loadSnapshotControl,
  restoreSnapshotControl,
  saveSnapshotControl,
} from '@canada28/shared/control/snapshots.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { worldNameOf } from '../../http/world-of-request.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { registerMockControl, registerWireControl } from '../register-control.ts';
import { describeWorld } from '../worlds/describe-world.ts';
import { getHosted } from '../worlds/get-hosted.ts';
import { checkInThread } from './check-in-thread.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { deleteSnapshot, listSnapshots, readSnapshot, saveSnapshot } from './snapshots.ts';
import { takeImage } from './take-image.ts';

/** Snapshots of the world of the request: saved, listed, restored, deleted, taken along as files. */
export function registerSnapshotControls(app: FastifyInstance): void {
  registerMockControl(app, listSnapshotsControl, (plane, _input, { request }) =>
    listSnapshots(plane, hostedOf(plane, request)),
  );
  registerMockControl(app, saveSnapshotControl, async (plane, { body }, { request }) => {
    const hosted = hostedOf(plane, request);
    const journal = hosted.journal;
    const image = takeImage(hosted);
    const point = journal?.point(hosted.generation);
    const saved = await saveSnapshot(plane, hosted, { ...image, name: body.name });
    journal?.noteSaved(body.name, point);
    return saved;
  });
  registerMockControl(app, loadSnapshotControl, async (plane, { query }, { request }) => {
    const { body: file, server } = request;
    if (!Buffer.isBuffer(file)) throw new ControlError(loadSnapshotControl.takes);
    hostedOf(plane, request);
    const checks = { migrations: plane.migrations, withAudit: true };
    const sound = await checkInThread(checks, file, server.closing);
    // The world may be another one by now, or gone.
    const hosted = hostedOf(plane, request);
    const loaded = await saveSnapshot(plane, hosted, { ...sound, name: query.name });
    hosted.journal?.noteSaved(query.name, undefined);
    return loaded;
  });
  registerMockControl(app, restoreSnapshotControl, async (plane, { params }, { request }) => {
    const { closing } = request.server;
    const snapshot = await readSnapshot(plane, hostedOf(plane, request), { ...params, closing });
    // The world may be another one by now, or gone.
    const hosted = hostedOf(plane, request);
    await restoreSnapshot(plane, hosted, snapshot);
    return describeWorld(plane, hosted, request.host);
  });
  registerMockControl(app, deleteSnapshotControl, (plane, { params }, { request }) =>
    deleteSnapshot(plane, hostedOf(plane, request), params.name),
  );
  registerWireControl(
    app,
    downloadSnapshotControl,
    async ({ name: world }, { params }, { request, reply }) => {
      const { controlPlane: plane, closing } = request.server;
      const { name, image } = await readSnapshot(plane, getHosted(plane, world), { ...params, closing });
      return reply
        .type(downloadSnapshotControl.produces ?? '')
        .header('content-disposition', `attachment; filename="${world}-${name}.sqlite"`)
        .send(image);
    },
  );
}

function hostedOf(plane: ControlPlane, request: FastifyRequest): HostedWorld {
  return getHosted(plane, worldNameOf(request));
}
