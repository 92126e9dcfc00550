import { clockStep } from '@canada28/shared/control/clock-words.ts';
import { type BackInTime, type ClockMove, moveClockControl } from '@canada28/shared/control/time.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { goBack } from '../history/go-back.ts';
import { registerStepsControl } from '../register-control.ts';
import { changeBy, testerOf } from '../tester.ts';
import { moveClockInSteps } from './move-clock.ts';

export function registerTimeControls(app: FastifyInstance): void {
  registerStepsControl(app, moveClockControl, (world, { body }, request) => {
    const { hosted } = request;
    if ('back' in body) return goBackInTime(app, request, body);
    return moveClockInSteps(world, body, () =>
      hosted.history.take(changeBy(request, clockStep(body)), hosted.present)(),
    );
  });
}

/** Back before the last step. */
async function goBackInTime(
  { controlPlane }: FastifyInstance,
  request: FastifyRequest,
  { step, othersToo }: BackInTime,
): Promise<ClockMove> {
  const how = { far: { last: step }, by: testerOf(request), othersToo };
  const { nowMs, rate, steps } = await goBack(controlPlane, request.hosted, how);
  const [undone] = steps;
  return { nowMs, rate, happened: [], more: 0, ...(undone !== undefined && { undone }) };
}
