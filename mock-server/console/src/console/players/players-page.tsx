import { Route, Routes } from 'react-router-dom';
import { PlayerList } from './player-list.tsx';
import { PlayerPage } from './player-page.tsx';

/** Everybody who plays in this world, and each of them. */
export function PlayersPage() {
  return (
    <Routes>
      <Route index element={<PlayerList />} />
      <Route path=":id/:section?" element={<PlayerPage />} />
    </Routes>
  );
}
