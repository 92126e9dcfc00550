import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSchedule } from '../data/draws/schedule.queries.ts';
import { useEarlyFormat } from '../i18n/format.ts';
import { brand } from '../lib/brand.ts';
import { useIsLoggedIn } from '../lib/session.store.ts';
import { useTrackPreviousPage } from '../lib/use-go-back.ts';
import { hasDemoMark, useWorld } from '../lib/world.store.ts';
import { paths } from '../paths.ts';
import { Screen } from '../ui/basics/screen.tsx';
import { TabBar } from '../ui/basics/tab-bar.tsx';
import { DemoBadge } from '../ui/game/demo-badge.tsx';
import { ListSkeleton } from '../ui/lists/skeleton.tsx';
import { AppToasts } from '../ui/overlays/app-toasts.tsx';
import { LazyOverlay } from '../ui/overlays/lazy-overlay.tsx';
import { LoadingIndicator } from '../ui/overlays/loading-indicator.tsx';
import { PhoneFrame } from '../ui/overlays/phone-frame.tsx';
import type { AppRoute } from './app-route.ts';
import styles from './app-shell.module.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { findRoute, TAB_ROUTES } from './routes.tsx';
import { SessionDialogs } from './session/session-dialogs.tsx';
import { useSessionUpkeep } from './session/use-session-upkeep.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

function MainTabs() {
  const { t } = useTranslation();
  const items = TAB_ROUTES.flatMap(({ path, tab }) =>
    tab === undefined ? [] : [{ to: path, label: t(tab.labelKey), icon: tab.icon }],
  );
  return <TabBar label={t('common.tab.label')} items={items} />;
}

/** Names the browser's tab after the screen, home after the product alone; returns the name of the screen. */
function useDocumentTitle(route: AppRoute | undefined): string {
  const { t } = useTranslation();
  const product = brand.name ?? t('game.name');
  const page = t(route?.titleKey ?? 'notFound.screen.title');
  const title = route?.path === paths.home ? product : t('app.title.page', { page, product });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return page;
}

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

/**
 * What the app does beside its screens. It stands by itself: what is asked for here changes at every draw, and nothing
 * that is shown has to be rendered with it.
 */
function Upkeep() {
  useEarlyFormat();
  useSessionUpkeep();
  // A first reply tells the server's time and whether this is a demo, even to screens that ask for nothing.
  useSchedule();
  return null;
}

/** The phone, with the badge of a demo once a reply was one's. */
function Phone({ children }: { children: ReactNode }) {
  const isDemo = useWorld(hasDemoMark);
  return <PhoneFrame topEdge={isDemo ? <DemoBadge /> : undefined}>{children}</PhoneFrame>;
}

/** What surrounds every screen: the phone, the demo badge, tabs, passing messages and dialogs. */
export function AppShell() {
  const page = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const isLoggedIn = useIsLoggedIn();
  useTrackPreviousPage();
  const title = useDocumentTitle(route);
  useScrollMemory(page);
  const heard = useScreenFocus(page, title);

  return (
    <Phone>
      <Upkeep />
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
        <AppToasts />
      </LazyOverlay>
      <LazyOverlay>
        <SessionDialogs />
      </LazyOverlay>
      {isLoggedIn && (
        <LazyOverlay>
          <SessionReminder />
        </LazyOverlay>
      )}
    </Phone>
  );
}
