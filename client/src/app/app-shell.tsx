import { lazy, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSchedule } from '../data/draws/schedule.queries.ts';
import { useDemo } from '../lib/demo.store.ts';
import { useTrackPreviousPage } from '../lib/previous-page.ts';
import { useIsLoggedIn } from '../lib/session.store.ts';
import { Screen } from '../ui/basics/screen.tsx';
import { VisuallyHidden } from '../ui/basics/visually-hidden.tsx';
import { DemoBadge } from '../ui/game/demo-badge.tsx';
import { ListSkeleton } from '../ui/lists/skeleton.tsx';
import { LazyOverlay } from '../ui/overlays/lazy-overlay.tsx';
import { LoadingIndicator } from '../ui/overlays/loading-indicator.tsx';
import { PhoneFrame } from '../ui/overlays/phone-frame.tsx';
import { ToastHost } from '../ui/overlays/toast-host.tsx';
import styles from './app-shell.module.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { MainTabs } from './main-tabs.tsx';
import { Router } from './router.tsx';
import { findRoute } from './routes.tsx';
import { SessionDialogs } from './session/session-dialogs.tsx';
import { useSessionUpkeep } from './session/use-session-upkeep.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const SessionReminder = lazy(async () => ({
  default: (await import('../features/play-limits/session-reminder.tsx')).SessionReminder,
}));

/** Stands in for a screen whose code is on its way. */
function ComingScreen() {
  return (
    <Screen>
      <ListSkeleton />
    </Screen>
  );
}

/** What surrounds every screen: the phone, the demo badge, tabs, passing messages and dialogs. */
export function AppShell() {
  const page = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const isDemo = useDemo((state) => state.isDemo);
  const isLoggedIn = useIsLoggedIn();
  useTrackPreviousPage();
  useSessionUpkeep();
  const title = useDocumentTitle(route);
  useScrollMemory(page);
  const heard = useScreenFocus(page, title);
  // A first reply tells the server's time and whether this is a demo, even to screens that ask for nothing.
  useSchedule();

  return (
    <PhoneFrame topEdge={isDemo ? <DemoBadge /> : undefined}>
      <div className={styles.shell}>
        <div ref={page} className={styles.page}>
          <ErrorBoundary pathname={pathname}>
            <Suspense fallback={<ComingScreen />}>
              <Router />
            </Suspense>
          </ErrorBoundary>
        </div>
        {route?.tab && <MainTabs />}
      </div>
      <VisuallyHidden live="polite">{heard}</VisuallyHidden>
      <LoadingIndicator />
      <LazyOverlay>
        <ToastHost />
      </LazyOverlay>
      <LazyOverlay>
        <SessionDialogs />
      </LazyOverlay>
      {isLoggedIn && (
        <LazyOverlay>
          <SessionReminder />
        </LazyOverlay>
      )}
    </PhoneFrame>
  );
}
