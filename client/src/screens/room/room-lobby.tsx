import { Card } from '@canada28/ui/card.tsx';
import { Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChatPreview } from '../../features/chat/chat-preview.tsx';
import { IssueHero } from '../../features/home/issue-hero.tsx';
import { useRefreshAll } from '../../lib/query-client.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { Tiles } from '../../ui/lists/tiles.tsx';
import { LastSums } from './last-sums.tsx';
import styles from './lobby.module.css';
import { LobbyBets } from './lobby-bets.tsx';
import { LobbyChases } from './lobby-chases.tsx';
import { useRoomTabs } from './room-tabs.tsx';
import { useRoom } from './use-room.ts';

/** Each of the other rooms that there are, in sight without scrolling sideways (product §2, `/order/room`). */
function Ways() {
  const { t } = useTranslation();
  const odds = { to: paths.gameOdds, icon: <Percent />, label: t('game.odds.name') };
  return <Tiles label={t('betting.room.label')} tiles={[...useRoomTabs(), odds]} />;
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
  const { current, recent } = useRoom();
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
