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
import { registerControl } from '../register-control.ts';
import { publishNotice, sendMessage } from './announce.ts';
import { changeConfig, settingsOf } from './change-config.ts';
import { reviewOrder } from './review-order.ts';

/** What an operator of the house does for players, and with the service. */
export function registerOperatorControls(app: FastifyInstance): void {
  registerControl(app, reviewOrderControl, { verb: (context, { body }) => reviewOrder(context, body) });
  registerControl(app, readMaintenanceControl, {
    anyTime: ({ switches }) => ({ on: switches.isUnderMaintenance }),
  });
  registerControl(app, switchMaintenanceControl, {
    anyTime: (world, { body }) => {
      switchMaintenance(world, body.on);
      return { on: body.on };
    },
  });
  registerControl(app, sendMessageControl, { verb: (context, { body }) => sendMessage(context, body) });
  registerControl(app, publishNoticeControl, { verb: (context, { body }) => publishNotice(context, body) });
  registerControl(app, readConfigControl, { verb: ({ world }) => settingsOf(world.config) });
  registerControl(app, changeConfigControl, { verb: (context, { body }) => changeConfig(context, body) });
}
