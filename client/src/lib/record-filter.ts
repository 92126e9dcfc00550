import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { useSearchParams } from 'react-router-dom';
import type { TextKey } from '../i18n/i18n.ts';

/** Days that a record can be narrowed to (product §9); undefined means all of them. */
export type FilterDays = (typeof RECORD_DAYS)[number] | undefined;

/** A state that a record can be narrowed to, and what it is called. */
export type RecordState<Status extends number> = readonly [Status, TextKey];

/** What a record shows; undefined means of every state, or of all days. */
export type RecordFilter<Status extends number = number> = {
  readonly status: Status | undefined;
  readonly days: FilterDays;
};

/** The filter of a record; it stands in the address, so that the way back from a detail finds it again. */
export function useRecordFilter<Status extends number>(statuses: readonly Status[]) {
  const [parameters, setParameters] = useSearchParams();
  // Anything else that stands in an address narrows nothing.
  const findValue = <Value extends number>(name: keyof RecordFilter, values: readonly Value[]) =>
    values.find((value) => String(value) === parameters.get(name));
  const filter: RecordFilter<Status> = {
    status: findValue('status', statuses),
    days: findValue('days', RECORD_DAYS),
  };
  const narrow = (chosen: Partial<RecordFilter<Status>>) => {
    const changed = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(chosen)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, String(value));
    }
    setParameters(changed, { replace: true });
  };
  return [filter, narrow] as const;
}
