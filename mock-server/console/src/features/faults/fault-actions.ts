import {
  addFaultControl,
  clearFaultsControl,
  type Fault,
  type FaultRequest,
  removeFaultControl,
} from '@canada28/shared/control/faults.control.ts';
import { control } from '../../data/control-client.ts';
import { perform } from '../../data/perform.ts';
import { counted } from '../../ui/format.ts';

/** Lets something go wrong from now on. */
export function addFault(request: FaultRequest): Promise<boolean> {
  return perform(async () => {
    const { id, sentence } = await control(addFaultControl, { body: request });
    const undo = async () => {
      await control(removeFaultControl, { params: { id: String(id) } });
      return { said: 'The fault is gone again.' };
    };
    return { said: sentence, undo };
  });
}

/** Removes a fault; taking it back adds it again, counted anew. */
export function removeFault(fault: Fault): Promise<boolean> {
  return perform(async () => {
    await control(removeFaultControl, { params: { id: String(fault.id) } });
    return { said: `No longer: ${fault.sentence}`, undo: () => addAgain([fault]) };
  });
}

export function clearFaults(): Promise<boolean> {
  return perform(async () => {
    const faults = await control(clearFaultsControl);
    if (faults.length === 0) return { said: 'There was no fault.' };
    return { said: `${counted(faults.length, 'fault')} removed.`, undo: () => addAgain(faults) };
  });
}

async function addAgain(faults: readonly Fault[]) {
  for (const { match, times, then } of faults)
    await control(addFaultControl, { body: { match, ...(times !== undefined && { times }), then } });
  return { said: `${counted(faults.length, 'fault')} added again.` };
}
