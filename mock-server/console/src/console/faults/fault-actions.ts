import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import {
  addFaultControl,
  clearFaultsControl,
  type Fault,
  type FaultRequest,
  removeFaultControl,
} from '@canada28/shared/control/faults.control.ts';
import { control } from '../../control/control-client.ts';
import { change, perform } from '../../control/perform.ts';
import { type Action, act } from '../../page/actions.store.ts';
import { counted } from '../../ui/format.ts';
import { PRESETS } from './presets.ts';

export function addFault(request: FaultRequest): Promise<boolean> {
  return change(addFaultControl, { body: request }, ({ sentence }) => sentence);
}

export function removeFault(fault: Fault): Promise<boolean> {
  return change(removeFaultControl, { params: { id: String(fault.id) } }, `No longer: ${fault.sentence}`);
}

export function clearFaults(): Promise<boolean> {
  return perform(async () => {
    const faults = await control(clearFaultsControl);
    if (faults.length === 0) return { said: 'There was no fault.' };
    return { said: `${counted(faults.length, 'fault')} removed.`, isStep: true };
  });
}

export const FAULT_ACTIONS: readonly Action[] = [
  ...PRESETS.map(({ title, request }) => ({
    id: `fault ${title}`,
    title: `Fault: ${title}`,
    hint: faultSentence(request),
    group: 'Faults',
    run: () => void addFault(request),
  })),
  act('clear faults', () => void clearFaults()),
];
