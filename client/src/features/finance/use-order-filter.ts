import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { useSearchParams } from 'react-router-dom';
import type { FinanceKind } from './finance-kind.ts';
import type { OrderFilter } from './finance-orders.queries.ts';

/** What a parameter says, where it is one of the values; undefined for anything else that stands in an address. */
function findValue<Value extends number>(text: string | null, values: readonly Value[]): Value | undefined {
  return values.find((value) => String(value) === text);
}

/** The filter of a record; it stands in the address, so that the way back from an order finds it again. */
export function useOrderFilter({ statuses }: FinanceKind) {
  const [parameters, setParameters] = useSearchParams();
  const filter: OrderFilter = {
    status: findValue(parameters.get('status'), statuses),
    days: findValue(parameters.get('days'), RECORD_DAYS),
  };
  const setFilter = (chosen: OrderFilter) => {
    const changed = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(chosen)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, String(value));
    }
    setParameters(changed, { replace: true });
  };
  return [filter, setFilter] as const;
}
