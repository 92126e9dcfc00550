import {
  addFaultControl,
  clearFaultsControl,
  listFaultsControl,
  listReplyFieldsControl,
  removeFaultControl,
} from '@canada28/shared/control/faults.control.ts';
import { replyFieldsOf } from '@canada28/shared/control/reply-fields.ts';
import type { FastifyInstance } from 'fastify';
import { ControlError } from '../control-error.ts';
import { registerAnyTimeControl } from '../register-control.ts';
import { addFault, faultOf } from './add-fault.ts';
import { dropFaults, faultsOf } from './fault-list.ts';
import { refuseUnknownPath } from './refuse-fault.ts';

export function registerFaultControls(app: FastifyInstance): void {
  registerAnyTimeControl(app, listFaultsControl, (world) => faultsOf(world).map(faultOf));
  registerAnyTimeControl(app, addFaultControl, (world, { body }) => addFault(world, body));
  registerAnyTimeControl(app, clearFaultsControl, (world) => dropFaults(world).map(faultOf));
  registerAnyTimeControl(app, removeFaultControl, (world, { params }) => {
    const [removed] = dropFaults(world, ({ id }) => id === Number(params.id));
    if (removed !== undefined) return faultOf(removed);
    throw new ControlError(`There is no fault ${params.id}: GET /__mock/faults lists all there are.`, {
      code: 404,
    });
  });
  registerAnyTimeControl(app, listReplyFieldsControl, (_world, { query: { path } }) => {
    refuseUnknownPath(path);
    return replyFieldsOf(path);
  });
}
