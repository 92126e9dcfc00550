import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { MOST_STEPS, type StepHistory } from '../../worlds/step-history.ts';
import { ControlError } from '../control-error.ts';

/** Who goes, and whether what other testers did may be undone, too. */
export type Goer = { readonly by: string; readonly othersToo?: boolean | undefined };

/** Refuses to undo what another tester did, unless the caller knows (control §14). */
export function refuseOthers(
  steps: readonly Pick<UndoStep, 'what' | 'by'>[],
  { by, othersToo = false }: Goer,
): void {
  const others = steps.filter((step) => step.by !== by);
  if (othersToo || others.length === 0) return;
  const named = others.slice(0, MOST_NAMED).map((step) => `"${step.what}" by ${step.by}`);
  const more = others.length - named.length;
  throw new ControlError(
    `Nothing was changed: this would undo ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Send {"othersToo": true} to undo what other testers did, too.`,
    { code: 409 },
  );
}

/** As many steps as fit into a sentence. */
const MOST_NAMED = 5;

/** Refuses where another step is the last one by now: the caller may not know of it. */
export function refuseNotLast(history: StepHistory, id: number): void {
  const { lastStep } = history;
  if (lastStep === undefined) throw new ControlError(whyNothing(history), { code: 409 });
  if (lastStep.id === id) return;
  throw new ControlError(
    `Nothing was undone: the last step of this world is "${lastStep.what}" by now. Go back again to undo that.`,
    { code: 409 },
  );
}

/** Why there is no going back to before a step. */
export function refuseUnreachable(history: StepHistory, id: number): ControlError {
  const undone = history.undone.find((step) => step.id === id);
  if (undone !== undefined)
    return new ControlError(
      `The step "${undone.what}" is undone already: POST /__mock/history/forward brings it back.`,
      { code: 409 },
    );
  const [first] = history.steps;
  if (first === undefined) return new ControlError(whyNothing(history), { code: 409 });
  return new ControlError(
    `There is no step ${id}: GET /__mock/history lists all that can be gone back to, from ${first.id} to ${history.lastStep?.id}.`,
    { code: 404 },
  );
}

export function whyNothing({ tooLargeBytes: bytes }: StepHistory): string {
  if (bytes === undefined)
    return `There is nothing to go back to: an undo step is recorded before each change by a control call, the last ${MOST_STEPS} of this process.`;
  const megabytes = Math.round(bytes / 1024 / 1024);
  return `There is nothing to go back to: the database has ${megabytes} MB, and an undo step is recorded only below 64 MB. POST /__mock/snapshots saves it.`;
}
