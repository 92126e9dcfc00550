import { madeImagePath } from '@canada28/db/delete-database.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { filePlace, type WorldPlace } from '../../worlds/world-place.ts';
import { type Written, writeAhead } from '../../worlds/written-file.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { moveSnapshots } from '../snapshots/snapshot-store.ts';
import { fileOf } from './create-world.ts';

/**
 * Makes a world in memory persistent, as it stands, once what was under way in it has ended (control §1): its journal and
 * its history go on, calls that are running in it fail. It stays in memory where its files cannot be written.
 */
export function keepWorld(plane: ControlPlane, hosted: HostedWorld): Promise<void> {
  const { persistentFolder } = plane;
  return hosted.inOrder(async () => {
    if (hosted.isPersistent) return;
    if (persistentFolder === undefined)
      throw new ControlError('No world is kept while DATABASE_PATH is ":memory:".');
    const path = fileOf(persistentFolder, hosted.name);
    const image = await hosted.madeImage();
    const made = image && (await writeAhead(madeImagePath(path), image));
    try {
      await moveSnapshots(persistentFolder, hosted, () => moveToFile(hosted, filePlace(path, plane), made));
    } catch (error) {
      made?.drop();
      throw error;
    }
  });
}

/** Leaves nothing there where it fails; what another world of that name, after this one has ended, has there stays. */
function moveToFile(hosted: HostedWorld, place: WorldPlace, made: Written | undefined): void {
  hosted.open();
  try {
    made?.replace();
    hosted.moveTo(place);
  } catch (error) {
    if (!hosted.isPersistent) place.clear(undefined);
    throw error;
  }
}
