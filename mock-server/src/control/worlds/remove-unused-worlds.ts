import { DEFAULT_WORLD_NAME } from '../../worlds/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';

/** Lets the worlds in memory go that nobody asked for in a long time (control §1). */
export function removeUnusedWorlds({ worlds, idleWorldMs }: ControlPlane): void {
  for (const slot of worlds.slots) {
    const isUnused = !slot.isKept && slot.name !== DEFAULT_WORLD_NAME && worlds.idleMs(slot) >= idleWorldMs;
    if (isUnused) worlds.remove(slot.name);
  }
}
