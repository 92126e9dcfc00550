import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { listHistoryControl } from '@canada28/shared/control/history.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';

type Steps = ControlOutputOf<typeof listHistoryControl>;

/** What was changed in a world, newest first, also what was undone, and what came with it in a file (control §14). */
export function listHistory({ history }: HostedWorld): Steps {
  const { told, steps, undone, lastBack } = history;
  const next = new Set(lastBack?.undone.map(({ id }) => id));
  return [
    ...told.map((step) => ({ ...step, told: true as const })),
    ...steps.map((step) => ({ ...step, undone: false })),
    ...undone.map((step) => ({ ...step, undone: true, ...(next.has(step.id) && { next: true as const }) })),
  ].toSorted((one, other) => other.id - one.id);
}
