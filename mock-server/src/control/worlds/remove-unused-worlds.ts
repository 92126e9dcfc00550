import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { ControlPlane } from '../control-plane.ts';

/** Removes the worlds in memory that were not used for a long time (control §1); a long move of a clock is a use. */
export function removeUnusedWorlds({ worlds, idleWorldMs }: ControlPlane): void {
  for (const hosted of worlds.all) {
    const isForGood = hosted.isPersistent || hosted.name === DEFAULT_WORLD_NAME;
    if (!isForGood && !hosted.isAtWork && hosted.idleMs >= idleWorldMs) worlds.remove(hosted);
  }
}
