import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { CockpitPage } from '../cockpit/cockpit-page.tsx';
import { PAGE_LIST } from './page-list.ts';

/** A page of the console, in the order of the rail; its key leads there. */
type ConsolePage = {
  readonly path: string;
  readonly title: string;
  readonly keys: string;
  readonly Component: ComponentType | LazyExoticComponent<ComponentType>;
};

const ScenariosPage = lazy(() =>
  import('../scenarios/scenarios-page.tsx').then((m) => ({ default: m.ScenariosPage })),
);

const DrawsPage = lazy(() => import('../draws/draws-page.tsx').then((m) => ({ default: m.DrawsPage })));

const FaultsPage = lazy(() => import('../faults/faults-page.tsx').then((m) => ({ default: m.FaultsPage })));

const JournalPage = lazy(() =>
  import('../journal/journal-page.tsx').then((m) => ({ default: m.JournalPage })),
);

const PlayersPage = lazy(() =>
  import('../players/players-page.tsx').then((m) => ({ default: m.PlayersPage })),
);

const ReviewsPage = lazy(() =>
  import('../reviews/reviews-page.tsx').then((m) => ({ default: m.ReviewsPage })),
);

const SnapshotsPage = lazy(() =>
  import('../snapshots/snapshots-page.tsx').then((m) => ({ default: m.SnapshotsPage })),
);

const WorldsPage = lazy(() => import('../worlds/worlds-page.tsx').then((m) => ({ default: m.WorldsPage })));

const COMPONENTS: Readonly<Record<(typeof PAGE_LIST)[number]['path'], ConsolePage['Component']>> = {
  '/': CockpitPage,
  '/scenarios': ScenariosPage,
  '/players': PlayersPage,
  '/draws': DrawsPage,
  '/reviews': ReviewsPage,
  '/faults': FaultsPage,
  '/journal': JournalPage,
  '/snapshots': SnapshotsPage,
  '/worlds': WorldsPage,
};

export const PAGES: readonly ConsolePage[] = PAGE_LIST.map((page) => ({
  ...page,
  Component: COMPONENTS[page.path],
}));
