import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { listHistoryControl } from '@canada28/shared/control/history.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';

type Steps = ControlOutputOf<typeof listHistoryControl>;

/**
 * What was changed in a world, newest first, also what was undone, and what came with it in a file (control §14). The mark
 * is for the latter; where the list goes into a file again, none is needed: there all steps are only told.
 */
export function listHistory({ history }: HostedWorld, mark?: Pick<Steps[number], 'told'>): Steps {
  const { told, steps, undone } = history;
  return [
    ...told.map((step) => ({ ...step, ...mark })),
    ...steps.map((step) => ({ ...step, undone: false })),
    ...undone.map((step) => ({ ...step, undone: true })),
  ].toSorted((one, other) => other.id - one.id);
}
