import type { ReactNode } from 'react';
import { BET_STATES, BetRows } from '../../features/betting/bet-record-screen.tsx';
import { CHASE_STATES, ChaseRows } from '../../features/chasing/chase-record-screen.tsx';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { Screen } from '../../ui/basics/screen.tsx';
import { RecordPanel } from '../../ui/lists/record.tsx';
import { WayIn } from '../members-only.tsx';

/** A tab of the room about the player's own; a guest is shown the way in, and the countdown above stays. */
function RoomMembers({ children }: { children: ReactNode }) {
  return <Screen header={false}>{useIsLoggedIn() ? children : <WayIn />}</Screen>;
}

/** The player's bets without leaving the room. */
export function RoomBets() {
  return (
    <RoomMembers>
      <RecordPanel states={BET_STATES}>{(filter) => <BetRows filter={filter} />}</RecordPanel>
    </RoomMembers>
  );
}

/** The player's chases without leaving the room. */
export function RoomChases() {
  return (
    <RoomMembers>
      <RecordPanel states={CHASE_STATES}>{(filter) => <ChaseRows filter={filter} />}</RecordPanel>
    </RoomMembers>
  );
}
