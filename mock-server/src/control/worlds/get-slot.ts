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

/** Refuses when the world of a slot was removed while others were served, even if there is another of its name by now. */
export function requireSameSlot(plane: ControlPlane, slot: Slot): void {
  if (getSlot(plane, slot.name) !== slot)
    throw new ControlError(`The world "${slot.name}" was removed meanwhile, and is another one now.`, {
      code: 409,
    });
}
