import { clockWords } from '@canada28/shared/control/clock-words.ts';
import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerStepsControl } from '../register-control.ts';
import { goBack } from './go-back.ts';
import { moveClockInSteps } from './move-clock.ts';

export function registerTimeControls(app: FastifyInstance): void {
  registerStepsControl(app, moveClockControl, (world, { body }, { hosted }) => {
    if ('back' in body)
      return goBack(app.controlPlane, hosted, body.step).then((went) => ({ ...went, happened: [], more: 0 }));
    return moveClockInSteps(world, body, () => hosted.takeUndoStep(clockWords(body))());
  });
}
