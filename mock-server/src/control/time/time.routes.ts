import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerControl } from '../register-control.ts';
import { moveClockInSteps } from './move-clock.ts';

/** What testers do with the time of a world. */
export function registerTimeControls(app: FastifyInstance): void {
  registerControl(app, moveClockControl, { steps: (world, { body }) => moveClockInSteps(world, body) });
}
