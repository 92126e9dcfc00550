import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { deleteWorldControl } from '@canada28/shared/control/worlds.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { deleteSnapshots } from '../snapshots/snapshots.ts';

/** Ends a world with all that is in it; its calls that are running fail (control §1). It stays whole where it cannot go. */
export function deleteWorld(
  plane: ControlPlane,
  hosted: HostedWorld,
): ControlOutputOf<typeof deleteWorldControl> {
  const { name, usedBy } = hosted;
  if (name === DEFAULT_WORLD_NAME)
    throw new ControlError(`The world "${name}" is always there: reset it instead.`);
  plane.worlds.remove(hosted);
  deleteSnapshots(plane, hosted);
  return { name, ...(usedBy !== undefined && { lastUsedBy: usedBy }) };
}
