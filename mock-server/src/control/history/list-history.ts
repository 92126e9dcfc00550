import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { listHistoryControl } from '@canada28/shared/control/history.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';

/** What was changed in a world, newest first, also what was undone, and what came with it in a file (control §14). */
export function listHistory({ history }: HostedWorld): ControlOutputOf<typeof listHistoryControl> {
  const { told, steps, undone } = history;
  return [
    ...told,
    ...steps.map((step) => ({ ...step, undone: false })),
    ...undone.map((step) => ({ ...step, undone: true })),
  ].toSorted((one, other) => other.id - one.id);
}
