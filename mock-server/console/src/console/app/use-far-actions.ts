import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACTIONS } from '../../page/action-list.ts';
import { useActions } from '../../page/actions.store.ts';
import { useAllActions } from '../../page/offered-actions.ts';
import { useDoOnPage, type Wish } from '../../page/use-do-on-page.ts';
import { PAGES } from './pages.ts';

/** What a page offers while it is open, as other pages have it: they lead there, and do it as soon as it can be done. */
const FAR_ACTIONS = [
  { path: '/players', name: 'new player' },
  { path: '/draws', name: 'queue draws' },
  { path: '/snapshots', name: 'save snapshot' },
  { path: '/worlds', name: 'create world' },
  { path: '/worlds', name: 'reset world' },
  { path: '/worlds', name: 'delete worlds' },
] as const;

/** Offers the actions of all pages on every page, and does the one that the tester was led to its page for. */
export function useFarActions(): void {
  const doOnPage = useDoOnPage();
  useActions(
    FAR_ACTIONS.filter(({ path }) => PAGES.some((page) => page.path === path)).map(({ path, name }) => ({
      id: `far ${name}`,
      title: ACTIONS[name].title,
      group: ACTIONS[name].group,
      leadsTo: name,
      run: () => doOnPage(path, name),
    })),
  );
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const wanted = (state as Wish)?.wanted;
  const action = useAllActions().find(({ id }) => id === wanted);
  useEffect(() => {
    if (action === undefined) return;
    // It is wanted once: loading the page again, or coming back to it, only looks.
    void navigate(pathname, { replace: true });
    action.run();
  }, [action, navigate, pathname]);
}
