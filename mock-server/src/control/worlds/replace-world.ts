import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Written } from '../../worlds/world-place.ts';
import type { ControlPlane } from '../control-plane.ts';
import { noteNewSessions } from '../journal/journal.ts';
import { forgetKept, takeForBack } from '../snapshots/keep-for-back.ts';

type Replacing = {
  /** What its undo step is called; undefined: it cannot be undone, nor what was done before. */
  readonly undoable: string | undefined;
  readonly endsInvitation: boolean;
  /** The file of the image, where it is written already. */
  readonly written?: Written | undefined;
};

/**
 * Begins another generation of a world with an image that comes from elsewhere, so that all its sessions end. Where the
 * image cannot be written nothing changes: no undo step is recorded, and none is forgotten.
 */
export function replaceWorld(
  plane: ControlPlane,
  hosted: HostedWorld,
  image: Buffer,
  { undoable, endsInvitation, written }: Replacing,
): void {
  const settleUndo = undoable === undefined ? () => forgetKept(hosted) : takeForBack(hosted, undoable);
  hosted.replace(image, written);
  settleUndo();
  if (endsInvitation) hosted.invitation = undefined;
  noteNewSessions(hosted, plane);
}
