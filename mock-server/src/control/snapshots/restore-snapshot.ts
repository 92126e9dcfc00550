import type { Slot } from '../../world/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { forgetLast, keepForBack } from './keep-for-back.ts';
import { getSnapshot } from './snapshots.ts';
import { openWorldOf, takeImage } from './take-image.ts';

/** Makes a world what it was when it was saved; it stays as it is when that cannot be taken up. Its calls that are running fail. */
export function restoreSnapshot(plane: ControlPlane, slot: Slot, name: string): void {
  const { image } = getSnapshot(plane, slot, name);
  const before = takeImage(plane, slot).image;
  keepForBack(plane, slot, `snapshot ${name} restored`);
  plane.worlds.replace(slot.name, image);
  try {
    openWorldOf(plane, slot);
  } catch (error) {
    plane.worlds.replace(slot.name, before);
    forgetLast(slot);
    const reason = error instanceof Error ? error.message : String(error);
    throw new ControlError(`The snapshot "${name}" cannot be taken up: ${reason}`, { cause: error });
  }
}
