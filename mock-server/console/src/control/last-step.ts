import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { listHistoryControl } from '@canada28/shared/control/history.control.ts';
import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { control } from './control-client.ts';
import { queryClient } from './query-client.ts';
import { whoOf } from './tester.store.ts';
import { useControl } from './use-control.ts';

type Steps = ControlOutputOf<typeof listHistoryControl>;

const HISTORY_KEY = [listHistoryControl.path, {}];

/** Of a history, newest first: what can be gone back to, and what going forward could bring back; the rest is only told. */
export function waysOf(history: Steps) {
  const own = history.filter(({ told }) => !told);
  return { steps: own.filter(({ undone }) => !undone), undone: own.filter(({ undone }) => undone) };
}

/** The last step that can be gone back to. */
function lastOf(history: Steps = []): UndoStep | undefined {
  return waysOf(history).steps[0];
}

/** The last undo step as the page shows it: the one that its button *Back* names; undefined where there is none. */
export function shownStep(): UndoStep | undefined {
  return lastOf(queryClient.getQueryData<Steps>(HISTORY_KEY));
}

/** Reads the last undo step now, and shows it; undefined where the server tells none. */
export async function readLastStep(): Promise<UndoStep | undefined> {
  const steps = await readHistory().catch(() => undefined);
  if (steps !== undefined) queryClient.setQueryData(HISTORY_KEY, steps);
  return lastOf(steps);
}

/**
 * What can be gone back to, newest first; what going forward could bring back, the next step first, and which of it the
 * next going forward would; what is only told.
 */
export function useHistory({ enabled = true } = {}) {
  const { data = [] } = useControl(listHistoryControl, {}, { enabled });
  const { steps, undone } = waysOf(data);
  undone.reverse();
  return { steps, undone, next: undone.filter(({ next }) => next), told: data.filter(({ told }) => told) };
}

/** Reads the history now. */
export function readHistory() {
  return control(listHistoryControl);
}

const WALL = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "10:14": by the clock of this device. */
export function wallMinute(ms: number): string {
  return WALL.format(ms);
}

/** "+ 1 h by Mia, 10:14". */
export function stepWords({ what, by, realMs }: UndoStep): string {
  return `${what} by ${whoOf(by)}, ${wallMinute(realMs)}`;
}
