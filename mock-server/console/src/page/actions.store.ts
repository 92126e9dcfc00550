import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { ACTIONS, type ActionName } from './action-list.ts';

/** Something that can be done now: the command palette finds it, and its key does it. */
export type Action = {
  readonly id: string;
  readonly title: string;
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

/** The actions of a component as it was drawn last. */
type Offer = RefObject<readonly Action[]>;

type ActionsState = { readonly byOwner: ReadonlyMap<string, Offer> };

export const useActionsStore = create<ActionsState>(() => ({ byOwner: new Map() }));

/** An action of the table, with what it does here; `more` says what it is called instead, or beside it. */
export function act(name: ActionName, run: () => void, more: Partial<Action> = {}): Action {
  return { id: name, ...ACTIONS[name], run, ...more };
}

/** Offers actions for as long as the component is on the screen. */
export function useActions(actions: readonly Action[]): void {
  const owner = useId();
  const offer = useRef(actions);
  useLayoutEffect(() => {
    offer.current = actions;
  });
  // Functions are no part of it: a component that draws again with other functions alone is no news for others.
  const told = JSON.stringify(actions);
  // Before anything is painted: who sees a page can press its keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of the actions is the reason to offer them again.
  useLayoutEffect(() => {
    useActionsStore.setState(({ byOwner }) => ({ byOwner: new Map(byOwner).set(owner, offer) }));
  }, [owner, told]);
  useLayoutEffect(
    () => () =>
      useActionsStore.setState(({ byOwner }) => ({
        byOwner: new Map([...byOwner].filter(([name]) => name !== owner)),
      })),
    [owner],
  );
}
