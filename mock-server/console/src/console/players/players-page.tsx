import { getPlayerControl, type PlayerDetail } from '@canada28/shared/control/players.control.ts';
import type { ComponentType } from 'react';
import { Link, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { ControlFailure } from '../../control/control-client.ts';
import { useControl } from '../../control/use-control.ts';
import layout from '../../ui/layout.module.css';
import { Failure } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OperatorPanel } from './operator-panel.tsx';
import { PlayerHead } from './player-head.tsx';
import { PlayerList } from './player-list.tsx';
import styles from './players-page.module.css';
import { BetsSection, ChasesSection, OrdersSection } from './record-sections.tsx';
import { SessionsSection } from './sessions-section.tsx';

type Section = {
  readonly value: string;
  readonly label: string;
  readonly Component: ComponentType<{ readonly player: PlayerDetail }>;
};

const ENTRIES: Section = { value: 'entries', label: 'Entries', Component: EntriesSection };

const SECTIONS: readonly Section[] = [
  ENTRIES,
  { value: 'bets', label: 'Bets', Component: BetsSection },
  { value: 'chases', label: 'Chases', Component: ChasesSection },
  { value: 'orders', label: 'Deposits and withdrawals', Component: OrdersSection },
  { value: 'sessions', label: 'Sessions', Component: SessionsSection },
  { value: 'limits', label: 'Limits', Component: LimitsSection },
  { value: 'messages', label: 'Messages', Component: MessagesSection },
  { value: 'addresses', label: 'Addresses', Component: AddressesSection },
];

export function PlayersPage() {
  return (
    <Routes>
      <Route index element={<PlayerList />} />
      <Route path=":id/:section?" element={<PlayerPage />} />
    </Routes>
  );
}

function PlayerPage() {
  const { id = '', section: path } = useParams();
  const navigate = useNavigate();
  const { data, error } = useControl(getPlayerControl, { params: { id } });
  const { value, Component } = SECTIONS.find((section) => section.value === path) ?? ENTRIES;
  // While this player is being read, the answer is still that of the one before.
  const player = String(data?.id) === id && !isMissing(error) ? data : undefined;
  return (
    <div className={styles.page}>
      <Link className={styles.back ?? ''} to="/players">
        ← All players
      </Link>
      {error && <Failure error={isMissing(error) ? NO_PLAYER : error} />}
      {player && (
        <>
          <PlayerHead player={player} />
          <div className={styles.columns}>
            <div className={layout.stack}>
              <div className={styles.sections}>
                <Segments
                  label="What to see of the player"
                  value={value}
                  choices={SECTIONS}
                  onChoose={(chosen) => navigate(`/players/${id}/${chosen}`, { replace: true })}
                />
              </div>
              <Component key={id} player={player} />
            </div>
            <OperatorPanel key={id} player={player} />
          </div>
        </>
      )}
    </div>
  );
}

/** The server's own sentence is for scripts. */
const NO_PLAYER = new Error('This world has no such player now: "All players" leads to those that it has.');

/** Of a read that failed otherwise what was known stays, and with it what is open and typed. */
function isMissing(error: Error | null): boolean {
  return error instanceof ControlFailure && error.status === 404;
}
