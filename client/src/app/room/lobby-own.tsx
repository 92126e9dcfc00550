import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import type { Issue } from '@canada28/shared/contract/issue.ts';
import { useTranslation } from 'react-i18next';
import { ChaseRow } from '../../features/chasing/chase-row.tsx';
import { useChaseRecord } from '../../features/chasing/chasing.queries.ts';
import { useBetsOnIssue } from '../../features/draws/draws.queries.ts';
import { BetTags } from '../../features/draws/your-bets.tsx';
import { paths } from '../../paths.ts';
import { Card, CardLink } from '../../ui/basics/card.tsx';
import { Money } from '../../ui/game/money.tsx';
import { List } from '../../ui/lists/list.tsx';
import styles from './lobby.module.css';

/** More of them stand in the record. */
const SHOWN_CHASES = 3;

/** What the player has at stake on the issue. */
export function LobbyBets({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const bets = useBetsOnIssue(issue.issueCode, issue.result !== undefined);
  const stakedMicros = bets.reduce((total, bet) => total + bet.amountMicros, 0);
  return (
    <Card title={t('betting.lobby.bets')} action={bets.length > 0 && <Money micros={stakedMicros} />}>
      {bets.length > 0 ? (
        <div className={styles.stakes}>
          <BetTags bets={bets} isRevealed={issue.result !== undefined} />
        </div>
      ) : (
        <p className={styles.none}>{t('betting.lobby.noBets')}</p>
      )}
    </Card>
  );
}

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
