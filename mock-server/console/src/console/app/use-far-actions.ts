import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACTIONS, type ActionName } from '../../page/action-list.ts';
import { useActions } from '../../page/actions.store.ts';
import { useAllActions } from '../../page/offered-actions.ts';

/** What a page offers while it is open, as other pages have it: they lead there, and do it as soon as it can be done. */
const FAR_ACTIONS = [
  { path: '/players', name: 'new player' },
  { path: '/draws', name: 'queue draws' },
  { path: '/snapshots', name: 'save snapshot' },
  { path: '/worlds', name: 'create world' },
] as const;

/** What is to be done on the page that a far action leads to, kept in the step of the history that leads there. */
type Wish = { readonly wanted?: ActionName } | null;

/** Leads to a page and does there what it offers by that name. */
export function useDoOnPage(): (path: string, name: ActionName) => void {
  const navigate = useNavigate();
  return useMemo(
    () => (path, name) => void navigate(path, { state: { wanted: name } satisfies Wish }),
    [navigate],
  );
}

/** Offers the actions of all pages on every page, and does the one that somebody was led to its page for. */
export function useFarActions(): void {
  const doOnPage = useDoOnPage();
  useActions(
    FAR_ACTIONS.map(({ path, name }) => ({
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
    // It is wanted once: whoever loads the page again, or comes back to it, only looks.
    void navigate(pathname, { replace: true });
    action.run();
  }, [action, navigate, pathname]);
}
