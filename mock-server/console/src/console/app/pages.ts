import { type ComponentType, lazy } from 'react';
import { place } from '../../control/place.ts';
import { CockpitPage } from '../cockpit/cockpit-page.tsx';
import { PAGE_LIST } from './page-list.ts';

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const COMPONENTS: Readonly<Record<(typeof PAGE_LIST)[number]['path'], ComponentType>> = {
  '/': CockpitPage,
  '/scenarios': lazily(async () => (await import('../scenarios/scenarios-page.tsx')).ScenariosPage),
  '/players': lazily(async () => (await import('../players/players-page.tsx')).PlayersPage),
  '/draws': lazily(async () => (await import('../draws/draws-page.tsx')).DrawsPage),
  '/reviews': lazily(async () => (await import('../reviews/reviews-page.tsx')).ReviewsPage),
  '/faults': lazily(async () => (await import('../faults/faults-page.tsx')).FaultsPage),
  '/journal': lazily(async () => (await import('../journal/journal-page.tsx')).JournalPage),
  '/snapshots': lazily(async () => (await import('../snapshots/snapshots-page.tsx')).SnapshotsPage),
  '/worlds': lazily(async () => (await import('../worlds/worlds-page.tsx')).WorldsPage),
  '/guide': lazily(async () => (await import('../guide/guide-page.tsx')).GuidePage),
};

/** The pages of the console, in the order of the rail; all but the first are loaded when they are opened. */
export const PAGES = PAGE_LIST.filter(({ path }) => !(place.isShared && path === '/worlds')).map((page) => ({
  ...page,
  Component: COMPONENTS[page.path],
}));
