import { BET_FILTER } from '@canada28/shared/contract/betting.contract.ts';
import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { useSearchParams } from 'react-router-dom';
import type { BetRecordFilter } from './bet-record.queries.ts';

const STATUSES = Object.values(BET_FILTER);

/** What a parameter says, where it is one of the values; undefined for anything else that stands in an address. */
function findValue<Value extends number>(text: string | null, values: readonly Value[]): Value | undefined {
  return values.find((value) => String(value) === text);
}

/** The filter of the record; it stands in the address, so that the way back from a bet finds it again. */
export function useBetRecordFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter: BetRecordFilter = {
    status: findValue(parameters.get('status'), STATUSES) ?? BET_FILTER.all,
    days: findValue(parameters.get('days'), RECORD_DAYS),
  };
  const setFilter = ({ status, days }: BetRecordFilter) => {
    const changed = new URLSearchParams(parameters);
    changed.set('status', String(status));
    if (days === undefined) changed.delete('days');
    else changed.set('days', String(days));
    setParameters(changed, { replace: true });
  };
  return [filter, setFilter] as const;
}
