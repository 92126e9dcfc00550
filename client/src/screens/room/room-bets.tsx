import { BET_STATES, BetRows } from '../../features/betting/bet-record-screen.tsx';
import { RecordPanel } from '../../ui/lists/record.tsx';
import { RoomMembers } from './room-members.tsx';

/** The player's bets without leaving the room. */
export function RoomBets() {
  return (
    <RoomMembers>
      <RecordPanel states={BET_STATES}>{(filter) => <BetRows filter={filter} />}</RecordPanel>
    </RoomMembers>
  );
}
