import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { CockpitPage } from './cockpit/cockpit-page.tsx';

/** A page of the console, in the order of the rail; its key leads there. */
type ConsolePage = {
  readonly path: string;
  readonly title: string;
  readonly keys: string;
  readonly Component: ComponentType | LazyExoticComponent<ComponentType>;
};

const ScenariosPage = lazy(() =>
  import('../features/scenarios/scenarios-page.tsx').then((m) => ({ default: m.ScenariosPage })),
);

const DrawsRoom = lazy(() => import('./draws-room.tsx').then((m) => ({ default: m.DrawsRoom })));

const FaultsPage = lazy(() =>
  import('../features/faults/faults-page.tsx').then((m) => ({ default: m.FaultsPage })),
);

const JournalPage = lazy(() =>
  import('../features/journal/journal-page.tsx').then((m) => ({ default: m.JournalPage })),
);

const PlayersPage = lazy(() =>
  import('../features/players/players-page.tsx').then((m) => ({ default: m.PlayersPage })),
);

const ReviewsPage = lazy(() =>
  import('../features/reviews/reviews-page.tsx').then((m) => ({ default: m.ReviewsPage })),
);

const SnapshotsPage = lazy(() =>
  import('../features/snapshots/snapshots-page.tsx').then((m) => ({ default: m.SnapshotsPage })),
);

const WorldsPage = lazy(() =>
  import('../features/worlds/worlds-page.tsx').then((m) => ({ default: m.WorldsPage })),
);

export const PAGES: readonly ConsolePage[] = [
  { path: '/', title: 'Cockpit', keys: '1', Component: CockpitPage },
  { path: '/scenarios', title: 'Scenarios', keys: '2', Component: ScenariosPage },
  { path: '/players', title: 'Players', keys: '3', Component: PlayersPage },
  { path: '/draws', title: 'Draws', keys: '4', Component: DrawsRoom },
  { path: '/reviews', title: 'Reviews', keys: '5', Component: ReviewsPage },
  { path: '/faults', title: 'Faults', keys: '6', Component: FaultsPage },
  { path: '/journal', title: 'Journal', keys: '7', Component: JournalPage },
  { path: '/snapshots', title: 'Snapshots', keys: '8', Component: SnapshotsPage },
  { path: '/worlds', title: 'Worlds', keys: '9', Component: WorldsPage },
];
