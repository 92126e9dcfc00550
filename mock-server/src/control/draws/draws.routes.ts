import { scriptDrawsControl } from '@canada28/shared/control/draws.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerControl } from '../register-control.ts';
import { queueDraws } from './queue-draws.ts';

/** What testers decide about draws to come. */
export function registerDrawControls(app: FastifyInstance): void {
  registerControl(app, scriptDrawsControl, { anyTime: (world, { body }) => queueDraws(world, body) });
}
