import type { Slot } from '../../worlds/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';

/** The slot of a world that a control call names. */
export function getSlot({ worlds }: ControlPlane, name: string): Slot {
  const slot = worlds.slotOf(name);
  if (slot === undefined)
    throw new ControlError(`There is no world "${name}": GET /__mock/worlds lists all.`, { code: 404 });
  return slot;
}
