import { getPlayerControl } from '@canada28/shared/control/players.control.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useControl } from '../../control/use-control.ts';
import { Failure } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { OperatorPanel } from './operator-panel.tsx';
import { PlayerHead } from './player-head.tsx';
import styles from './player-page.module.css';
import { SECTIONS, sectionOf } from './sections.tsx';

/** A player: the money, what became of it, and what the operator can do. */
export function PlayerPage() {
  const { id = '', section: path } = useParams();
  const navigate = useNavigate();
  const { data, error } = useControl(getPlayerControl, { params: { id } });
  const section = sectionOf(path);
  // What is kept of another player while this one is being read is nobody's here.
  const player = String(data?.id) === id ? data : undefined;
  return (
    <div className={styles.page}>
      <Link className={styles.back ?? ''} to="/players">
        ← All players
      </Link>
      {error && <Failure error={error} />}
      {player && !error && (
        <>
          <PlayerHead player={player} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <div className={styles.sections}>
                <Segments
                  label="What to see of the player"
                  value={section.path}
                  choices={SECTIONS.map(({ path: value, title }) => ({ value, label: title }))}
                  onChoose={(chosen) => navigate(`/players/${id}/${chosen}`, { replace: true })}
                />
              </div>
              <section.Component key={id} player={player} />
            </div>
            <OperatorPanel key={id} player={player} />
          </div>
        </>
      )}
    </div>
  );
}
