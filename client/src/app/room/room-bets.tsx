import { BetRecord } from '../../features/betting/bet-record.tsx';
import { StatusFilter } from '../../features/betting/bet-record-filters.tsx';
import { useBetRecordFilter } from '../../features/betting/use-bet-record-filter.ts';
import { DaysFilter } from '../../ui/lists/days-filter.tsx';
import styles from './room.module.css';
import { RoomMembers } from './room-members.tsx';

/** The player's bets without leaving the room. */
export function RoomBets() {
  const [filter, setFilter] = useBetRecordFilter();
  return (
    <RoomMembers>
      <div className={styles.filters}>
        <StatusFilter filter={filter} onChange={setFilter} />
        <DaysFilter days={filter.days} onSelect={(days) => setFilter({ ...filter, days })} />
      </div>
      <BetRecord filter={filter} />
    </RoomMembers>
  );
}
