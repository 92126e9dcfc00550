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
import type { Slot } from '../../worlds/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { findJournal } from '../journal/journal.ts';
import { registerMockControl, registerWireControl } from '../register-control.ts';
import { describeWorld } from '../worlds/describe-world.ts';
import { getSlot } from '../worlds/get-slot.ts';
import { checkInThread } from './check-in-thread.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { deleteSnapshot, listSnapshots, readSnapshot, saveSnapshot } from './snapshots.ts';
import { takeImage } from './take-image.ts';

/** Snapshots of the world of the request: saved, listed, restored, deleted, taken along as files. */
export function registerSnapshotControls(app: FastifyInstance): void {
  registerMockControl(app, listSnapshotsControl, (plane, _input, { request }) =>
    listSnapshots(plane, slotOf(plane, request)),
  );
  registerMockControl(app, saveSnapshotControl, async (plane, { body }, { request }) => {
    const slot = slotOf(plane, request);
    const journal = findJournal(slot);
    const image = takeImage(plane, slot);
    const point = journal?.point(slot.epoch);
    const saved = await saveSnapshot(plane, slot, { ...image, name: body.name });
    journal?.noteSaved(body.name, point);
    return saved;
  });
  registerMockControl(app, loadSnapshotControl, async (plane, { query }, { request }) => {
    const { body: file, server } = request;
    if (!Buffer.isBuffer(file)) throw new ControlError(loadSnapshotControl.takes);
    slotOf(plane, request);
    const checks = { migrations: plane.migrations, withAudit: true };
    const sound = await checkInThread(checks, file, server.closing);
    // The world may be another one by now, or gone.
    const slot = slotOf(plane, request);
    const loaded = await saveSnapshot(plane, slot, { ...sound, name: query.name });
    findJournal(slot)?.noteSaved(query.name, undefined);
    return loaded;
  });
  registerMockControl(app, restoreSnapshotControl, async (plane, { params }, { request }) => {
    const { closing } = request.server;
    const snapshot = await readSnapshot(plane, slotOf(plane, request), { ...params, closing });
    // The world may be another one by now, or gone.
    const slot = slotOf(plane, request);
    await restoreSnapshot(plane, slot, snapshot);
    return describeWorld(plane, slot, request.host);
  });
  registerMockControl(app, deleteSnapshotControl, (plane, { params }, { request }) =>
    deleteSnapshot(plane, slotOf(plane, request), params.name),
  );
  registerWireControl(
    app,
    downloadSnapshotControl,
    async ({ name: world }, { params }, { request, reply }) => {
      const { controlPlane: plane, closing } = request.server;
      const { name, image } = await readSnapshot(plane, getSlot(plane, world), { ...params, closing });
      return reply
        .type(downloadSnapshotControl.produces ?? '')
        .header('content-disposition', `attachment; filename="${world}-${name}.sqlite"`)
        .send(image);
    },
  );
}

function slotOf(plane: ControlPlane, request: FastifyRequest): Slot {
  return getSlot(plane, worldNameOf(request));
}
