import { LOADING_DELAY_MS } from '@canada28/shared/limits.ts';
import { create } from 'zustand';

const pending = new Set<symbol>();

/**
 * Whether the player should see that something loads (product §4).
 * States: idle → waiting (requests on their way) → slow (one lasted 400 ms) → idle (all have finished).
 */
export const useIsSlow = create(() => false);

/** Notes a request that starts now; call the returned function once it ends, however it ends. */
export function beginRequest(): () => void {
  const request = Symbol('request');
  pending.add(request);
  const timer = setTimeout(() => useIsSlow.setState(true), LOADING_DELAY_MS);
  return () => {
    clearTimeout(timer);
    pending.delete(request);
    if (pending.size === 0) useIsSlow.setState(false);
  };
}
