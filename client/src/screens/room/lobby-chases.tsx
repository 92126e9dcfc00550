import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { useTranslation } from 'react-i18next';
import { useChaseRecord } from '../../features/chasing/chase-record.queries.ts';
import { ChaseRow } from '../../features/chasing/chase-row.tsx';
import { paths } from '../../paths.ts';
import { CardLink } from '../../ui/basics/card-link.tsx';
import { List } from '../../ui/lists/list.tsx';
import styles from './lobby.module.css';

/** More of them stand in the record. */
const SHOWN_CHASES = 3;

/** The chases that go on; nothing where none does. */
export function LobbyChases() {
  const { t } = useTranslation();
  const { data: chases = [] } = useChaseRecord({ status: CHASE_FILTER.running });
  if (chases.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('betting.lobby.chases')}</h2>
        <CardLink to={paths.roomChases}>{t('game.chase.record')}</CardLink>
      </div>
      <List label={t('betting.lobby.chases')}>
        {chases.slice(0, SHOWN_CHASES).map((chase) => (
          <li key={chase.id}>
            <ChaseRow chase={chase} />
          </li>
        ))}
      </List>
    </section>
  );
}
