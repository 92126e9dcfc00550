import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRecentIssues } from '../../data/draws/issue.queries.ts';
import { useChaseRecord } from '../../features/chasing/chase-record.queries.ts';
import { ChaseRow } from '../../features/chasing/chase-row.tsx';
import { ChatPreview } from '../../features/chat/chat-preview.tsx';
import { BetTags } from '../../features/draws/bet-tags.tsx';
import { useBetsOnIssue } from '../../features/draws/draws.queries.ts';
import { IssueHero } from '../../features/home/issue-hero.tsx';
import { useRefreshAll } from '../../lib/query-client.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { CardLink } from '../../ui/basics/card-link.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import text from '../../ui/basics/text.module.css';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import { Money } from '../../ui/game/money.tsx';
import { List } from '../../ui/lists/list.tsx';
import { Tiles } from '../../ui/lists/tiles.tsx';
import styles from './lobby.module.css';
import { useRoomTabs } from './room-tabs.tsx';
import { useRoom } from './use-room.ts';

/** As many as stand in one row of the narrowest phone; the newest is in the hero above. */
const SHOWN_SUMS = 8;
/** What tells the codes of an evening apart. */
const SHOWN_DIGITS = 3;

/** Each of the other rooms that there are, in sight without scrolling sideways (product §2, `/order/room`). */
function Ways() {
  const { t } = useTranslation();
  const odds = { to: paths.gameOdds, icon: <Percent />, label: t('game.odds.name') };
  return <Tiles label={t('betting.room.label')} tiles={[...useRoomTabs(), odds]} />;
}

/** The sums before the last one, newest first. */
function LastSums({ recent }: { recent: readonly Issue[] }) {
  const { t } = useTranslation();
  const earlier = recent.slice(1, SHOWN_SUMS + 1);
  if (earlier.length === 0) return null;
  return (
    <Card
      title={t('game.result.latest')}
      tools={<CardLink to={paths.roomPastDraws}>{t('betting.room.past')}</CardLink>}
    >
      <ul className={styles.sums}>
        {earlier.map(({ issueCode, result }) => (
          <li key={issueCode} className={styles.sum}>
            <VisuallyHidden>{t('game.issue.name', { issue: issueCode })} </VisuallyHidden>
            {result && <Ball value={result.sum} size="compact" isPadded />}
            {result?.isForced && (
              <span className={styles.forced}>
                <ForcedMark isShort />
              </span>
            )}
            <span className={styles.code} aria-hidden="true">
              {issueCode.slice(-SHOWN_DIGITS)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LogInCard() {
  const { t } = useTranslation();
  return (
    <Card>
      <div className={styles.guest}>
        <p>{t('betting.lobby.guest')}</p>
        <ButtonLink to={paths.logIn} variant="secondary" size="small">
          {t('session.logIn.action')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The lobby of the running issue: what the time is, what came out, what is at stake, who is there, and every way on. */
export function RoomLobby() {
  const { current } = useRoom();
  const recent = useRecentIssues();
  const isLoggedIn = useIsLoggedIn();
  const refreshAll = useRefreshAll();
  const known = recent.data ?? (recent.isError ? [] : undefined);
  return (
    <Screen header={false} onRefresh={refreshAll}>
      <IssueHero issue={current} recent={known} />
      <Ways />
      {isLoggedIn ? <LobbyBets issue={current} /> : <LogInCard />}
      {isLoggedIn && <LobbyChases />}
      <LastSums recent={known ?? []} />
      <ChatPreview />
    </Screen>
  );
}

/** More of them stand in the record. */
const SHOWN_CHASES = 3;

/** What the player has at stake on the issue. */
function LobbyBets({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const bets = useBetsOnIssue(issue.issueCode, issue.result !== undefined);
  const stakedMicros = bets.reduce((total, bet) => total + bet.amountMicros, 0);
  return (
    <Card title={t('betting.lobby.bets')} tools={bets.length > 0 && <Money micros={stakedMicros} />}>
      {bets.length > 0 ? (
        <div className={styles.stakes}>
          <BetTags bets={bets} isRevealed={issue.result !== undefined} />
        </div>
      ) : (
        <p className={text.quiet}>{t('betting.lobby.noBets')}</p>
      )}
    </Card>
  );
}

/** The chases that go on; nothing where none does. */
function LobbyChases() {
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
