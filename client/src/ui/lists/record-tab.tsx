import type { ReactNode } from 'react';
import { type RecordFilter, type RecordState, useRecordFilter } from '../../lib/record-filter.ts';
import { Screen } from '../basics/screen.tsx';
import { DaysFilter } from './days-filter.tsx';
import styles from './record.module.css';
import { StatusFilter } from './status-filter.tsx';

export type RecordProps<Status extends number> = {
  readonly states: readonly RecordState<Status>[];
  /** The `RecordRows` that the filter lets through. */
  readonly children: (filter: RecordFilter<Status>) => ReactNode;
};

/** A record as a tab of another screen: its filters stand above it. */
export function RecordTab<Status extends number>({ states, children }: RecordProps<Status>) {
  const [filter, narrow] = useRecordFilter(states.map(([status]) => status));
  return (
    <Screen header={false}>
      <div className={styles.filters}>
        <StatusFilter states={states} value={filter.status} onSelect={(status) => narrow({ status })} />
        <DaysFilter value={filter.days} onSelect={(days) => narrow({ days })} />
      </div>
      {children(filter)}
    </Screen>
  );
}
