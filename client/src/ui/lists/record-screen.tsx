import { useRefreshAll } from '../../lib/query-client.ts';
import { useRecordFilter } from '../../lib/record-filter.ts';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../basics/titled-screen.tsx';
import { DaysFilter } from './days-filter.tsx';
import type { RecordProps } from './record-tab.tsx';
import { StatusFilter } from './status-filter.tsx';

/** A record as a screen of its own. */
export function RecordScreen<Status extends number>({
  title,
  states,
  children,
}: RecordProps<Status> & { readonly title: string }) {
  const [filter, narrow] = useRecordFilter(states.map(([status]) => status));
  return (
    <TitledScreen
      title={title}
      backTo={paths.my}
      tools={<DaysFilter value={filter.days} onSelect={(days) => narrow({ days })} />}
      onRefresh={useRefreshAll()}
    >
      <StatusFilter states={states} value={filter.status} onSelect={(status) => narrow({ status })} />
      {children(filter)}
    </TitledScreen>
  );
}
