import type { Issue } from '@canada28/shared/contract/issue.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useMatch } from 'react-router-dom';
import {
  useCurrentIssue,
  useRecentIssues,
  useRefreshAfterSettlement,
  useVoidIssue,
} from '../../data/draws/issue.queries.ts';
import { issuePhase } from '../../data/draws/issue-phase.ts';
import { awaitedDraw } from '../../features/draws/awaited-draw.ts';
import { ResultAnnouncer } from '../../features/draws/result-announcer.tsx';
import { rememberSeedHash } from '../../features/draws/verification/seed-hashes.ts';
import { AccountLink } from '../../features/home/account-links.tsx';
import { serverClock } from '../../lib/server-clock.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { useWorld } from '../../lib/world.store.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/basics/error-state.tsx';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { LinkTabs } from '../../ui/forms/link-tabs.tsx';
import { ListSkeleton } from '../../ui/lists/skeleton.tsx';
import styles from './room.module.css';
import { useRoomTabs } from './room-tabs.tsx';
import { RoomTime } from './room-time.tsx';
import type { Room } from './use-room.ts';

function RoomTabs() {
  const { t } = useTranslation();
  const items = [{ to: paths.roomLobby, label: t('betting.room.lobby') }, ...useRoomTabs()];
  return (
    <div className={styles.tabs}>
      <LinkTabs label={t('betting.room.label')} items={items} />
    </div>
  );
}

/** The room once its issue is known: what stays above every tab, and what the tabs share. */
function OpenRoom({ current }: { current: Issue }) {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.home);
  // The lobby shows the time and every way itself, and larger.
  const isLobby = useMatch(paths.roomLobby) !== null;
  const [enteredAtMs] = useState(() => serverClock.nowMs());
  const nowMs = useServerNow();
  const recent = useRecentIssues();
  useRefreshAfterSettlement();
  useEffect(() => rememberSeedHash(current), [current]);
  const phase = issuePhase(current, nowMs);
  const voidIssue = useVoidIssue();
  const rate = serverClock.rate();
  const draw =
    recent.data && awaitedDraw({ current, recent: recent.data, voidIssue, nowMs, rate, enteredAtMs });
  return (
    <div className={styles.room}>
      {isLobby ? (
        <NavBar title={t('betting.room.label')} onBack={goBack}>
          <AccountLink />
        </NavBar>
      ) : (
        <>
          <NavBar title={t('game.issue.name', { issue: current.issueCode })} onBack={goBack}>
            <RoomTime issue={current} phase={phase} nowMs={nowMs} />
          </NavBar>
          <RoomTabs />
        </>
      )}
      <div className={styles.tab}>
        <Outlet context={{ current, phase, recent, draw } satisfies Room} />
      </div>
      <ResultAnnouncer draw={draw} phase={phase} />
    </div>
  );
}

/** The betting room around its tabs (product §2, `/order`). */
export function RoomScreen() {
  const { t } = useTranslation();
  const issue = useCurrentIssue();
  const worldChanges = useWorld(({ changes }) => changes);
  if (useMatch(paths.room)) return <Navigate to={paths.roomLobby} replace />;
  // In another world the player has just come in.
  if (issue.data !== undefined) return <OpenRoom key={worldChanges} current={issue.data} />;
  const retry = () => void issue.refetch();
  return (
    <TitledScreen title={t('betting.room.label')} backTo={paths.home}>
      {issue.isError ? (
        <ErrorState title={t('betting.room.failed')} isRetrying={issue.isFetching} onRetry={retry} />
      ) : (
        <ListSkeleton />
      )}
    </TitledScreen>
  );
}
