import type { Slot } from '../../world/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { findJournal } from '../journal/journal.ts';
import { takeKept, tooLargeBytes } from './keep-for-back.ts';
import { openWorldOf } from './take-image.ts';

/**
 * Undoes the last move of the clock, scenario, restore or act of the operator that nothing else takes back: the world as it was before takes the place of the one that is
 * there. Time runs backwards in no world; this is another one under the same name.
 */
export function goBack(plane: ControlPlane, slot: Slot): { nowMs: number; rate: number } {
  const kept = takeKept(slot);
  if (kept === undefined) throw new ControlError(whyNothing(slot), { code: 409 });
  plane.worlds.replace(slot.name, kept.image);
  findJournal(slot)?.noteBack(slot.epoch, kept.point);
  const { clock } = openWorldOf(plane, slot);
  return { nowMs: clock.nowMs(), rate: clock.rate };
}

function whyNothing(slot: Slot): string {
  const bytes = tooLargeBytes(slot);
  if (bytes === undefined)
    return 'There is nothing to go back to: a world is kept before each move, scenario, restore and act of the operator that nothing else takes back, the last 20 of this process.';
  const megabytes = Math.round(bytes / 1024 / 1024);
  return `There is nothing to go back to: the database has ${megabytes} MB, and a world is kept before a move only below 64 MB. POST /__mock/snapshots saves it.`;
}
