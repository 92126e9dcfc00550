import { create } from 'zustand';
import { onPlayerChange } from './session.store.ts';
import { onWorldChange } from './world.store.ts';

/**
 * A store of what is being entered on a screen. It outlives the way to another screen and back, and ends with the
 * session and with the world, so that another player or world never sees it.
 */
export function createDraft<Draft>(empty: Draft) {
  const useDraft = create<Draft>(() => empty);
  const end = () => useDraft.setState(empty, true);
  onPlayerChange(end);
  onWorldChange(end);
  return useDraft;
}
