import {
  createWorldControl,
  deleteWorldControl,
  getWorldControl,
  listWorldsControl,
  resetWorldControl,
} from '@canada28/shared/control/worlds.control.ts';
import type { FastifyInstance } from 'fastify';
import { worldNameOf } from '../../http/world-of-request.ts';
import { registerControl } from '../register-control.ts';
import { createWorld } from './create-world.ts';
import { deleteWorld } from './delete-world.ts';
import { describeWorld } from './describe-world.ts';
import { getSlot } from './get-slot.ts';
import { resetWorld } from './reset-world.ts';

/** Worlds: created, looked at, reset and deleted. */
export function registerWorldControls(app: FastifyInstance): void {
  registerControl(app, listWorldsControl, {
    across: (plane, _input, { host }) => plane.worlds.slots.map((slot) => describeWorld(plane, slot, host)),
  });
  registerControl(app, createWorldControl, {
    across: (plane, { body }, request) => {
      const { slot, tookMs } = createWorld(plane, body, worldNameOf(request));
      return { ...describeWorld(plane, slot, request.host), tookMs };
    },
  });
  registerControl(app, getWorldControl, {
    across: (plane, { params }, { host }) => describeWorld(plane, getSlot(plane, params.name), host),
  });
  registerControl(app, deleteWorldControl, {
    across: (plane, { params }) => deleteWorld(plane, params.name),
  });
  registerControl(app, resetWorldControl, {
    across: (plane, { params }, { host }) => {
      const { slot, tookMs } = resetWorld(plane, params.name);
      return { ...describeWorld(plane, slot, host), tookMs };
    },
  });
}
