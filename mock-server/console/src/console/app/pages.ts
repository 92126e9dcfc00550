import { type LazyView, lazyView } from '@canada28/ui/lazy-view.ts';
import type { ComponentType } from 'react';
import { hasDatabase, place } from '../../control/place.ts';
import { CockpitPage } from '../cockpit/cockpit-page.tsx';
import { PAGE_LIST } from './page-list.ts';

type Path = (typeof PAGE_LIST)[number]['path'];

const LAZY_PAGES: Readonly<Record<Exclude<Path, '/'>, LazyView>> = {
  '/scenarios': lazyView(async () => (await import('../scenarios/scenarios-page.tsx')).ScenariosPage),
  '/players': lazyView(async () => (await import('../players/players-page.tsx')).PlayersPage),
  '/draws': lazyView(async () => (await import('../draws/draws-page.tsx')).DrawsPage),
  '/reviews': lazyView(async () => (await import('../reviews/reviews-page.tsx')).ReviewsPage),
  '/faults': lazyView(async () => (await import('../faults/faults-page.tsx')).FaultsPage),
  '/journal': lazyView(async () => (await import('../journal/journal-page.tsx')).JournalPage),
  '/drift': lazyView(async () => (await import('../drift/drift-page.tsx')).DriftPage),
  '/snapshots': lazyView(async () => (await import('../snapshots/snapshots-page.tsx')).SnapshotsPage),
  '/worlds': lazyView(async () => (await import('../worlds/worlds-page.tsx')).WorldsPage),
  '/guide': lazyView(async () => (await import('../guide/guide-page.tsx')).GuidePage),
};

/** A key that follows the one that opens a page is that page's. One that fails is loaded again when it is opened. */
export function loadPagesAhead(): void {
  for (const { load } of Object.values(LAZY_PAGES)) load().catch(() => undefined);
}

const componentOf = (path: Path): ComponentType => (path === '/' ? CockpitPage : LAZY_PAGES[path].Component);

/** What shows or changes what a world without a database has not. */
const NEEDING_DATABASE: readonly Path[] = ['/scenarios', '/players', '/draws', '/reviews', '/snapshots'];

const isOffered = ({ path }: { readonly path: Path }) =>
  (hasDatabase || !NEEDING_DATABASE.includes(path)) && !(place.isShared && path === '/worlds');

/** The pages of the console, in the order of the rail; all but the first come in files of their own. */
export const PAGES = PAGE_LIST.filter(isOffered).map((page) => ({
  ...page,
  Component: componentOf(page.path),
}));
