import { Navigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** The entrance of the room is its first tab (product §2, `/order/room`). */
export function RoomLobby() {
  return <Navigate to={paths.roomBetting} replace />;
}
