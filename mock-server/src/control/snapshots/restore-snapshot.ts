import type { Slot } from '../../worlds/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { findJournal, noteNewSessions } from '../journal/journal.ts';
import { requireSameSlot } from '../worlds/get-slot.ts';
import { takeForBack } from './keep-for-back.ts';
import type { Snapshot } from './snapshots.ts';

/**
 * Makes a world what it was when it was saved; it stays as it is when that cannot be taken up. It goes on while its next
 * file is written; then its calls that are running fail.
 */
export async function restoreSnapshot(
  plane: ControlPlane,
  slot: Slot,
  { name, image }: Snapshot,
): Promise<void> {
  const next = takenUp(plane, slot, { name, image });
  const written = await plane.worlds.write(slot.name, next);
  try {
    requireSameSlot(plane, slot);
    const keep = takeForBack(plane, slot, `snapshot ${name} restored`);
    plane.worlds.replace(slot.name, next, written);
    keep();
  } catch (error) {
    written?.drop();
    throw error;
  }
  noteNewSessions(slot, plane);
  findJournal(slot)?.noteRestored(slot.epoch, name);
}

function takenUp(
  { worlds }: ControlPlane,
  slot: Slot,
  { name, image }: { readonly name: string; readonly image: Buffer },
): Buffer {
  try {
    return worlds.begin(slot.name, image);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ControlError(`The snapshot "${name}" cannot be taken up: ${reason}`, { cause: error });
  }
}
