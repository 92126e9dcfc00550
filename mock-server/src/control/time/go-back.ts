import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { listOpenTokens } from '../../http/sessions/sessions.repository.ts';
import type { World } from '../../world/world.ts';
import type { Begun } from '../../worlds/begin-generation.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';

type WentBack = { readonly nowMs: number; readonly rate: number; readonly undone: UndoStep };

/**
 * Undoes the last step: the world as it was before takes the place of the one that is there. Time runs backwards in no
 * world; this is another one under the same name. With an id only that step is undone: the caller may not know of a later
 * one. A step that cannot be undone stays the last one.
 */
export function goBack(plane: ControlPlane, hosted: HostedWorld, stepId?: number): Promise<WentBack> {
  const begin = async (): Promise<Begun<WentBack>> => {
    const { last } = hosted.undo;
    if (last === undefined) throw nothingToUndo(hosted);
    const { image, point, step } = last;
    refuseOtherThan(stepId ?? step.id, hosted);
    let before: ReadonlySet<string> = new Set();
    const onReplacing = () => {
      // Another change may have been made while the world before this one was made ready.
      refuseOtherThan(step.id, hosted);
      before = openSessionsOf(hosted.open());
    };
    const onReplaced = (): WentBack => {
      hosted.journal?.noteBack(hosted.generation, point);
      const world = hosted.open();
      const still = openSessionsOf(world);
      // Of the same generation, only a session that began after what is undone has ended.
      const haveEnded =
        hosted.point.sessionsGeneration !== point.sessionsGeneration ||
        [...before].some((token) => !still.has(token));
      if (haveEnded) hosted.noteSessionsEnded(point.sessionsGeneration);
      return { nowMs: world.clock.nowMs(), rate: world.clock.rate, undone: step };
    };
    const begun = await plane.worlds.begin(hosted.name, await image());
    return { image: begun, isBack: true, onReplacing, onReplaced };
  };
  return hosted.replace(begin, { undoable: undefined, endsInvitation: false });
}

function refuseOtherThan(stepId: number, hosted: HostedWorld): void {
  const { lastStep } = hosted.undo;
  if (lastStep === undefined) throw nothingToUndo(hosted);
  if (lastStep.id === stepId) return;
  throw new ControlError(
    `Nothing was undone: the last step of this world is "${lastStep.what}" by now. Go back again to undo that.`,
    { code: 409 },
  );
}

/** Hashes (hex) of the tokens that open a session of a world at its present. */
function openSessionsOf({ db, clock }: World): ReadonlySet<string> {
  return new Set(listOpenTokens(db, clock.nowMs()));
}

function nothingToUndo(hosted: HostedWorld): ControlError {
  return new ControlError(whyNothing(hosted), { code: 409 });
}

function whyNothing(hosted: HostedWorld): string {
  const bytes = hosted.undo.tooLargeBytes;
  if (bytes === undefined)
    return 'There is nothing to go back to: an undo step is recorded before each change by a control call, the last 20 of this process.';
  const megabytes = Math.round(bytes / 1024 / 1024);
  return `There is nothing to go back to: the database has ${megabytes} MB, and an undo step is recorded only below 64 MB. POST /__mock/snapshots saves it.`;
}
