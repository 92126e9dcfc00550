import { type Fault, listFaultsControl } from '@canada28/shared/control/faults.control.ts';
import { useMemo } from 'react';
import { fieldsOf } from '../../control/fields-of.ts';
import { useLiveJournal } from '../../control/live-journal.ts';
import { useControl } from '../../control/use-control.ts';
import type { KnownFaults } from './words/fault-words.ts';

/** What the faults do that calls were hit by: those that are on, and those that the journal tells of. */
export function useFaultNames(): KnownFaults {
  const { data: on } = useControl(listFaultsControl);
  const entries = useLiveJournal((journal) => journal.entries);
  return useMemo(() => {
    const told = entries.flatMap((entry) =>
      entry.kind === 'control' && entry.url.endsWith('/faults') ? faultsIn(fieldsOf(entry.reply).data) : [],
    );
    return new Map([...told, ...(on ?? [])].map((fault) => [fault.id, fault]));
  }, [entries, on]);
}

function faultsIn(data: unknown): Fault[] {
  const some = Array.isArray(data) ? data : [data];
  return some.filter((one): one is Fault => 'then' in fieldsOf(one) && 'id' in fieldsOf(one));
}
