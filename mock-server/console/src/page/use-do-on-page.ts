import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActionName } from './action-list.ts';

/** What is to be done on the page that an action leads to, kept in the step of the browser's history that leads there. */
export type Wish = { readonly wanted?: ActionName } | null;

/** Leads to a page and does there what it offers by that name. */
export function useDoOnPage(): (path: string, name: ActionName) => void {
  const navigate = useNavigate();
  return useMemo(
    () => (path, name) => void navigate(path, { state: { wanted: name } satisfies Wish }),
    [navigate],
  );
}
