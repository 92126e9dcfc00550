import { DEFAULT_WORLD_NAME } from '../../worlds/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { deleteSnapshots } from '../snapshots/snapshots.ts';
import { getHosted } from './get-hosted.ts';

/** Ends a world with all that is in it; its calls that are running fail (control §1). */
export function deleteWorld(plane: ControlPlane, name: string): { name: string } {
  if (name === DEFAULT_WORLD_NAME)
    throw new ControlError(`The world "${name}" is always there: reset it instead.`);
  const hosted = getHosted(plane, name);
  deleteSnapshots(plane, hosted);
  plane.worlds.remove(hosted);
  return { name };
}
