import {
  changeConfigControl,
  publishNoticeControl,
  readConfigControl,
  readMaintenanceControl,
  reviewOrderControl,
  sendMessageControl,
  switchMaintenanceControl,
} from '@canada28/shared/control/operator.control.ts';
import type { FastifyInstance } from 'fastify';
import { switchMaintenance } from '../../world/world-state.ts';
import { registerAnyTimeControl, registerWorldControl } from '../register-control.ts';
import { publishNotice, sendMessage } from './announce.ts';
import { changeConfig, runningSettingsOf } from './change-config.ts';
import { reviewOrder } from './review-order.ts';

/** What an operator of the house does for players, and with the service. */
export function registerOperatorControls(app: FastifyInstance): void {
  registerWorldControl(app, reviewOrderControl, (context, { body }) => reviewOrder(context, body));
  registerAnyTimeControl(app, readMaintenanceControl, ({ switches }) => ({
    on: switches.isUnderMaintenance,
  }));
  registerAnyTimeControl(app, switchMaintenanceControl, (world, { body }) => {
    switchMaintenance(world, body.on);
    return { on: body.on };
  });
  registerWorldControl(app, sendMessageControl, (context, { body }) => sendMessage(context, body));
  registerWorldControl(app, publishNoticeControl, (context, { body }) => publishNotice(context, body));
  registerWorldControl(app, readConfigControl, ({ world }) => runningSettingsOf(world.config));
  registerWorldControl(app, changeConfigControl, (context, { body }) => changeConfig(context, body));
}
