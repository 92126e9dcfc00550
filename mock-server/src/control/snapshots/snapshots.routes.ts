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
import type { Slot } from '../../world/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { findJournal } from '../journal/journal.ts';
import { registerControl } from '../register-control.ts';
import { describeWorld } from '../worlds/describe-world.ts';
import { getSlot } from '../worlds/get-slot.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { deleteSnapshot, getSnapshot, listSnapshots, saveSnapshot } from './snapshots.ts';
import { soundImage } from './sound-image.ts';
import { takeImage } from './take-image.ts';

/** Snapshots of the world of the request: saved, listed, restored, deleted, taken along as files. */
export function registerSnapshotControls(app: FastifyInstance): void {
  registerControl(app, listSnapshotsControl, {
    across: (plane, _input, request) => listSnapshots(plane, slotOf(plane, request)),
  });
  registerControl(app, saveSnapshotControl, {
    across: (plane, { body }, request) => {
      const slot = slotOf(plane, request);
      const saved = saveSnapshot(plane, slot, { ...takeImage(plane, slot), name: body.name });
      const journal = findJournal(slot);
      journal?.noteSaved(body.name, journal.point(slot.epoch));
      return saved;
    },
  });
  registerControl(app, loadSnapshotControl, {
    across: (plane, { query }, request) => {
      const { body: file } = request;
      if (!Buffer.isBuffer(file)) throw new ControlError(loadSnapshotControl.takes);
      const sound = soundImage({ ...plane, withAudit: true }, file);
      const slot = slotOf(plane, request);
      const loaded = saveSnapshot(plane, slot, { ...sound, name: query.name });
      findJournal(slot)?.noteSaved(query.name, undefined);
      return loaded;
    },
  });
  registerControl(app, restoreSnapshotControl, {
    across: (plane, { params }, request) => {
      const slot = slotOf(plane, request);
      restoreSnapshot(plane, slot, params.name);
      return describeWorld(plane, slot, request.host);
    },
  });
  registerControl(app, deleteSnapshotControl, {
    across: (plane, { params }, request) => deleteSnapshot(plane, slotOf(plane, request), params.name),
  });
  registerControl(app, downloadSnapshotControl, {
    answer: ({ name: world }, { params }, { request, reply }) => {
      const { controlPlane: plane } = request.server;
      const { name, image } = getSnapshot(plane, getSlot(plane, world), params.name);
      return reply
        .type(downloadSnapshotControl.produces ?? '')
        .header('content-disposition', `attachment; filename="${world}-${name}.sqlite"`)
        .send(image);
    },
  });
}

function slotOf(plane: ControlPlane, request: FastifyRequest): Slot {
  return getSlot(plane, worldNameOf(request));
}
