import type { ReactNode } from 'react';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { Screen } from '../../ui/basics/screen.tsx';
import { WayIn } from '../members-only.tsx';

/** A tab of the room about the player's own; a guest is shown the way in, and the countdown above stays. */
export function RoomMembers({ children }: { children: ReactNode }) {
  return <Screen header={false}>{useIsLoggedIn() ? children : <WayIn />}</Screen>;
}
