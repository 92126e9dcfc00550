import { useMemo } from 'react';
import type { ActionName } from './action-list.ts';
import { type Action, useActionsStore } from './actions.store.ts';

export function useAllActions(): readonly Action[] {
  const byOwner = useActionsStore((state) => state.byOwner);
  return useMemo(() => {
    const all = [...byOwner.values()].flatMap(({ current }) => current);
    const ids = new Set(all.map(({ id }) => id));
    return all.filter(({ leadsTo }) => leadsTo === undefined || !ids.has(leadsTo));
  }, [byOwner]);
}

/** The action of a key, if one has it now; what came on the screen last wins. */
export function findActionOf(keys: string): Action | undefined {
  return offered().findLast((action) => action.keys === keys);
}

export function doAction(name: ActionName): void {
  offered()
    .findLast(({ id }) => id === name)
    ?.run();
}

function offered(): readonly Action[] {
  return [...useActionsStore.getState().byOwner.values()].flatMap(({ current }) => current);
}
