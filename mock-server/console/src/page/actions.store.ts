import { useEffect, useId, useMemo } from 'react';
import { create } from 'zustand';

/** Something that can be done now: the command palette finds it, and its key does it. */
export type Action = {
  readonly id: string;
  readonly title: string;
  /** Under which heading the palette shows it. */
  readonly group: string;
  /** What else it is found by, and what it says beside its title. */
  readonly hint?: string;
  /** A key that does it, as it is written on the button: `C`, `?`, `Shift+Z`. */
  readonly keys?: string;
  readonly run: () => void;
  /** The action of another page that this leads to: it is left out where that one is offered. */
  readonly leadsTo?: string;
  /** What Ctrl or ⌘ with Enter does in the palette. */
  readonly other?: { readonly title: string; readonly run: () => void };
};

type ActionsState = { readonly byOwner: ReadonlyMap<string, readonly Action[]> };

const useActionsStore = create<ActionsState>(() => ({ byOwner: new Map() }));

/** Offers actions for as long as the component is on the screen. */
export function useActions(actions: readonly Action[]): void {
  const owner = useId();
  useEffect(() => {
    useActionsStore.setState(({ byOwner }) => ({ byOwner: new Map(byOwner).set(owner, actions) }));
  }, [owner, actions]);
  useEffect(
    () => () =>
      useActionsStore.setState(({ byOwner }) => ({
        byOwner: new Map([...byOwner].filter(([name]) => name !== owner)),
      })),
    [owner],
  );
}

/** All that can be done now; the component follows. */
export function useAllActions(): readonly Action[] {
  const byOwner = useActionsStore((state) => state.byOwner);
  return useMemo(() => {
    const all = [...byOwner.values()].flat();
    const ids = new Set(all.map(({ id }) => id));
    return all.filter(({ leadsTo }) => leadsTo === undefined || !ids.has(leadsTo));
  }, [byOwner]);
}

/** The action of a key, if one has it now; what came on the screen last wins. */
export function findActionOf(keys: string): Action | undefined {
  const all = [...useActionsStore.getState().byOwner.values()].flat();
  return all.findLast((action) => action.keys === keys);
}
