import { clockWords } from '@canada28/shared/control/clock-words.ts';
import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerStepsControl } from '../register-control.ts';
import { goBack } from '../snapshots/go-back.ts';
import { keepForBack } from '../snapshots/keep-for-back.ts';
import { getHosted } from '../worlds/get-hosted.ts';
import { moveClockInSteps } from './move-clock.ts';

/** What testers do with the time of a world. */
export function registerTimeControls(app: FastifyInstance): void {
  registerStepsControl(
    app,
    moveClockControl,
    function* (world, { body }, { server: { controlPlane: plane } }) {
      const hosted = getHosted(plane, world.name);
      if ('back' in body) return { ...goBack(plane, hosted, body.step), happened: [], more: 0 };
      const beforeMove = () => keepForBack(hosted, clockWords(body));
      return yield* moveClockInSteps(world, body, beforeMove);
    },
  );
}
