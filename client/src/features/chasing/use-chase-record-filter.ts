import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { useSearchParams } from 'react-router-dom';
import type { ChaseRecordFilter } from './chasing.queries.ts';

const STATUSES = Object.values(CHASE_FILTER);

/** The filter of the record; it stands in the address, so that the way back from a chase finds it again. */
export function useChaseRecordFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter: ChaseRecordFilter = {
    status: STATUSES.find((status) => String(status) === parameters.get('status')) ?? CHASE_FILTER.all,
    days: RECORD_DAYS.find((days) => String(days) === parameters.get('days')),
  };
  const setFilter = ({ status, days }: ChaseRecordFilter) => {
    const changed = new URLSearchParams(parameters);
    changed.set('status', String(status));
    if (days === undefined) changed.delete('days');
    else changed.set('days', String(days));
    setParameters(changed, { replace: true });
  };
  return [filter, setFilter] as const;
}
