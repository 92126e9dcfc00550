import { CHASE_STATES, ChaseRows } from '../../features/chasing/chase-record-screen.tsx';
import { RecordPanel } from '../../ui/lists/record.tsx';
import { RoomMembers } from './room-members.tsx';

/** The player's chases without leaving the room. */
export function RoomChases() {
  return (
    <RoomMembers>
      <RecordPanel states={CHASE_STATES}>{(filter) => <ChaseRows filter={filter} />}</RecordPanel>
    </RoomMembers>
  );
}
