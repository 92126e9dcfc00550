import {
  goBackControl,
  goForwardControl,
  listHistoryControl,
} from '@canada28/shared/control/history.control.ts';
import type { FastifyInstance } from 'fastify';
import { registerHostedControl, registerStepsControl } from '../register-control.ts';
import { testerOf } from '../tester.ts';
import { goBack, goForward } from './go-back.ts';
import { listHistory } from './list-history.ts';

/** The history of the world of the request: listed, and gone back and forward in. */
export function registerHistoryControls(app: FastifyInstance): void {
  registerHostedControl(app, listHistoryControl, listHistory);
  registerStepsControl(app, goBackControl, async (_world, { params, body }, request) => {
    const how = { far: { before: Number(params.id) }, by: testerOf(request), othersToo: body.othersToo };
    const { steps: undone, ...went } = await goBack(app.controlPlane, request.hosted, how);
    return { ...went, undone: [...undone] };
  });
  registerStepsControl(app, goForwardControl, async (_world, { body }, request) => {
    const goer = { by: testerOf(request), othersToo: body.othersToo };
    const { steps: redone, ...went } = await goForward(app.controlPlane, request.hosted, goer);
    return { ...went, redone: [...redone] };
  });
}
