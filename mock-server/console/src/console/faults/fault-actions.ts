import {
  addFaultControl,
  clearFaultsControl,
  type Fault,
  type FaultRequest,
  removeFaultControl,
} from '@canada28/shared/control/faults.control.ts';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { counted } from '../../ui/format.ts';

/** Lets something go wrong from now on. */
export function addFault(request: FaultRequest): Promise<boolean> {
  return perform(async () => {
    const { sentence } = await control(addFaultControl, { body: request });
    return { said: sentence, isStep: true };
  });
}

export function removeFault(fault: Fault): Promise<boolean> {
  return perform(async () => {
    await control(removeFaultControl, { params: { id: String(fault.id) } });
    return { said: `No longer: ${fault.sentence}`, isStep: true };
  });
}

export function clearFaults(): Promise<boolean> {
  return perform(async () => {
    const faults = await control(clearFaultsControl);
    if (faults.length === 0) return { said: 'There was no fault.' };
    return { said: `${counted(faults.length, 'fault')} removed.`, isStep: true };
  });
}
