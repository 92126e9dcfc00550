import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { ControlPlane } from '../control-plane.ts';

/** Removes the worlds in memory that were not used for a long time (control §1). */
export function removeUnusedWorlds({ worlds, idleWorldMs }: ControlPlane): void {
  for (const hosted of worlds.all) {
    const isUnused =
      !hosted.isPersistent && hosted.name !== DEFAULT_WORLD_NAME && hosted.idleMs >= idleWorldMs;
    if (isUnused) worlds.remove(hosted);
  }
}
