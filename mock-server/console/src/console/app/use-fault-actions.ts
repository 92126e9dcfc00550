import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { type Action, useActions } from '../../page/actions.store.ts';
import { addFault, clearFaults } from '../faults/fault-actions.ts';
import { PRESETS } from '../faults/presets.ts';

const ACTIONS: readonly Action[] = [
  ...PRESETS.map(({ title, request }) => ({
    id: `fault ${title}`,
    title: `Fault: ${title}`,
    hint: faultSentence(request),
    group: 'Faults',
    run: () => void addFault(request),
  })),
  { id: 'clear faults', title: 'Faults: clear all', group: 'Faults', run: () => void clearFaults() },
];

/** Offers the faults that are ready made, from every page. */
export function useFaultActions(): void {
  useActions(ACTIONS);
}
