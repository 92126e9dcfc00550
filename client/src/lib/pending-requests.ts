import { useSyncExternalStore } from 'react';

/** The loading indicator appears only when a request lasts longer than this (product §9). */
const LOADING_DELAY_MS = 400;

/** Counts requests on their way and says when the player should see that something loads (product §4). */
export type PendingRequests = {
  /** Notes a request that starts now; call the returned function once when it ends, however it ends. */
  begin: () => () => void;
  /** Whether a request has lasted longer than 400 ms and not all have finished since. */
  isSlow: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** States: idle → waiting (requests on their way) → slow (one lasted 400 ms) → idle (all have finished). */
export function createPendingRequests(): PendingRequests {
  const pending = new Set<symbol>();
  const listeners = new Set<() => void>();
  let isSlow = false;

  function setSlow(next: boolean): void {
    if (isSlow === next) return;
    isSlow = next;
    for (const listener of listeners) listener();
  }

  function begin(): () => void {
    const request = Symbol('request');
    pending.add(request);
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      pending.delete(request);
      if (pending.size === 0) setSlow(false);
    };
  }

  return {
    begin,
    isSlow: () => isSlow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The requests of this page. */
export const pendingRequests = createPendingRequests();

/** Whether the loading indicator is to be shown now. */
export function useIsLoadingSlow(): boolean {
  return useSyncExternalStore(pendingRequests.subscribe, pendingRequests.isSlow);
}
