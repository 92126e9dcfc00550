import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { requireThere } from '../worlds/get-hosted.ts';
import { replaceWorld } from '../worlds/replace-world.ts';
import type { Snapshot } from './snapshots.ts';

/**
 * Makes a world what it was when it was saved; it stays as it is when that cannot be opened. It goes on while its next
 * file is written; then its calls that are running fail.
 */
export async function restoreSnapshot(
  plane: ControlPlane,
  hosted: HostedWorld,
  { name, image }: Snapshot,
): Promise<void> {
  const next = await hosted.afterWork(() => takenUp(plane, hosted, { name, image }));
  const written = await hosted.write(next);
  try {
    await hosted.afterWork(() => {
      requireThere(plane, hosted);
      const undoable = `snapshot ${name} restored`;
      replaceWorld(plane, hosted, next, { undoable, endsInvitation: false, written });
    });
  } catch (error) {
    written?.drop();
    throw error;
  }
  hosted.journal?.noteRestored(hosted.generation, name);
}

function takenUp(
  { worlds }: ControlPlane,
  hosted: HostedWorld,
  { name, image }: { readonly name: string; readonly image: Buffer },
): Buffer {
  try {
    return worlds.begin(hosted.name, image);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ControlError(`The snapshot "${name}" cannot be taken up: ${reason}`, { cause: error });
  }
}
