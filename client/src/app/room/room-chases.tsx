import { ChaseRecord } from '../../features/chasing/chase-record.tsx';
import { ChaseStatusFilter } from '../../features/chasing/chase-status-filter.tsx';
import { useChaseRecordFilter } from '../../features/chasing/use-chase-record-filter.ts';
import { DaysFilter } from '../../ui/lists/days-filter.tsx';
import styles from './room.module.css';
import { RoomMembers } from './room-members.tsx';

/** The player's chases without leaving the room. */
export function RoomChases() {
  const [filter, setFilter] = useChaseRecordFilter();
  return (
    <RoomMembers>
      <div className={styles.filters}>
        <ChaseStatusFilter filter={filter} onChange={setFilter} />
        <DaysFilter days={filter.days} onSelect={(days) => setFilter({ ...filter, days })} />
      </div>
      <ChaseRecord filter={filter} />
    </RoomMembers>
  );
}
