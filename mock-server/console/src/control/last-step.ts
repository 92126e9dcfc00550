import { listHistoryControl } from '@canada28/shared/control/history.control.ts';
import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { getWorldControl, type WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { control } from './control-client.ts';
import { place } from './place.ts';
import { queryClient } from './query-client.ts';
import { whoOf } from './tester.store.ts';
import { useControl } from './use-control.ts';

const OF_WORLD = { params: { name: place.world } };
const WORLD_KEY = [getWorldControl.path, OF_WORLD];

/** The last undo step of this page's world as the page shows it; undefined where there is none. */
export function shownStep(): UndoStep | undefined {
  return queryClient.getQueryData<WorldWire>(WORLD_KEY)?.lastStep;
}

/** Reads the last undo step now, and shows it; undefined where the server tells none. */
export async function readLastStep(): Promise<UndoStep | undefined> {
  const world = await control(getWorldControl, OF_WORLD).catch(() => undefined);
  if (world !== undefined) queryClient.setQueryData(WORLD_KEY, world);
  return world?.lastStep;
}

/** What can be gone back to, newest first, and what going forward would bring back, the next step first. */
export function useHistory({ enabled = true } = {}) {
  const { data = [] } = useControl(listHistoryControl, {}, { enabled });
  return {
    steps: data.filter(({ undone }) => !undone),
    undone: data.filter(({ undone }) => undone).reverse(),
  };
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
