import {
  createWorldControl,
  deleteWorldControl,
  getWorldControl,
  listWorldsControl,
  resetWorldControl,
} from '@canada28/shared/control/worlds.control.ts';
import type { FastifyInstance } from 'fastify';
import { worldNameOf } from '../../http/world-of-request.ts';
import { registerMockControl } from '../register-control.ts';
import { createWorld } from './create-world.ts';
import { deleteWorld } from './delete-world.ts';
import { describeWorld } from './describe-world.ts';
import { getHosted } from './get-hosted.ts';
import { resetWorld } from './reset-world.ts';

/** Worlds: created, looked at, reset and deleted. */
export function registerWorldControls(app: FastifyInstance): void {
  registerMockControl(app, listWorldsControl, (plane, _input, { request }) =>
    plane.worlds.all.map((hosted) => describeWorld(plane, hosted, request.host)),
  );
  registerMockControl(app, createWorldControl, (plane, { body }, { request }) => {
    const { hosted, tookMs } = createWorld(plane, body, worldNameOf(request));
    return { ...describeWorld(plane, hosted, request.host), tookMs };
  });
  registerMockControl(app, getWorldControl, (plane, { params }, { request }) =>
    describeWorld(plane, getHosted(plane, params.name), request.host),
  );
  registerMockControl(app, deleteWorldControl, (plane, { params }) => deleteWorld(plane, params.name));
  registerMockControl(app, resetWorldControl, async (plane, { params: { name } }, { request }) => {
    const reset = () => resetWorld(plane, getHosted(plane, name));
    const { hosted, tookMs } = await getHosted(plane, name).afterWork(reset);
    return { ...describeWorld(plane, hosted, request.host), tookMs };
  });
}
