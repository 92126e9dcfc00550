import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Action, useActions, useAllActions } from '../../page/actions.store.ts';

/** What a page offers while it is open, as other pages have it: they lead there, and do it as soon as it can be done. */
const FAR_ACTIONS = [
  { path: '/players', id: 'new player', title: 'New player…', group: 'Players' },
  { path: '/draws', id: 'queue draws', title: 'Set the results of the next draws', group: 'Draws' },
  { path: '/snapshots', id: 'save snapshot', title: 'Save this world as a snapshot', group: 'Snapshots' },
  { path: '/worlds', id: 'create world', title: 'Make a new world…', group: 'Worlds' },
] as const;

/** What somebody wants to do on the page that they are led to, kept in the step of the history that leads there. */
type Wish = { readonly wanted?: string } | null;

/** Leads to a page and does there what it offers by that id. */
export function useDoOnPage(): (path: string, id: string) => void {
  const navigate = useNavigate();
  return useMemo(
    () => (path, id) => void navigate(path, { state: { wanted: id } satisfies Wish }),
    [navigate],
  );
}

/** Offers the actions of all pages on every page, and does the one that somebody was led to its page for. */
export function useFarActions(): void {
  const doOnPage = useDoOnPage();
  useActions(
    useMemo<readonly Action[]>(
      () =>
        FAR_ACTIONS.map(({ path, id, title, group }) => ({
          id: `far ${id}`,
          title,
          group,
          leadsTo: id,
          run: () => doOnPage(path, id),
        })),
      [doOnPage],
    ),
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
