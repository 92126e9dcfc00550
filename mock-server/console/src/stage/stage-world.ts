import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import { changeConfigControl } from '@canada28/shared/control/operator.control.ts';
import { applyScenarioControl } from '@canada28/shared/control/scenarios.control.ts';
import {
  deleteSnapshotControl,
  listSnapshotsControl,
  restoreSnapshotControl,
  saveSnapshotControl,
} from '@canada28/shared/control/snapshots.control.ts';
import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import {
  createWorldControl,
  getWorldControl,
  keepWorldControl,
  listWorldsControl,
} from '@canada28/shared/control/worlds.control.ts';
import { control } from '../control/control-client.ts';
import { place } from '../control/place.ts';
import { STAGE_CONFIG, STAGE_SCENARIO } from '../control/stage-base.ts';

/**
 * Sees to it that the world of this stage is there, outlives a restart where worlds can, is an evening of its own, and
 * stands still. `isFromStart`: as it was at first.
 */
export async function prepareWorld({ isFromStart }: { readonly isFromStart: boolean }): Promise<void> {
  const worlds = await control(listWorldsControl);
  const known = worlds.find(({ name }) => name === place.world);
  if (known === undefined) {
    const body = { name: place.world, scenario: STAGE_SCENARIO, config: STAGE_CONFIG };
    await control(createWorldControl, { body });
    // Where the default world is in memory, so are all.
    if (worlds.some(({ name, kept }) => name === DEFAULT_WORLD_NAME && kept))
      await control(keepWorldControl, { params: { name: place.world } });
  } else if (known.scenario !== STAGE_SCENARIO || isFromStart) {
    await control(applyScenarioControl, { body: { name: STAGE_SCENARIO } });
    await control(changeConfigControl, { body: STAGE_CONFIG });
  }
  await standStill();
}

/** However long a presenter talks, what was said stays true. */
export async function standStill(): Promise<void> {
  const { rate } = await control(getWorldControl, { params: { name: place.world } });
  if (rate !== 0) await control(moveClockControl, { body: { freeze: true } });
}

const nameOf = (step: number) => `stage-step-${step + 1}`;

/** Whether the world still is the one in which so many steps of a story were done. */
export async function isWorldOf(done: number): Promise<boolean> {
  const known = (await control(listWorldsControl)).find(({ name }) => name === place.world);
  if (known?.scenario !== STAGE_SCENARIO) return false;
  if (done === 0) return true;
  return (await control(listSnapshotsControl)).some(({ name }) => name === nameOf(done - 1));
}

/** Saves the world as it is before a step (counted from 0), in the place of what was saved there before. */
export async function keepStep(step: number): Promise<void> {
  const name = nameOf(step);
  const saved = await control(listSnapshotsControl);
  if (saved.some((snapshot) => snapshot.name === name))
    await control(deleteSnapshotControl, { params: { name } });
  await control(saveSnapshotControl, { body: { name } });
}

export async function returnToStep(step: number): Promise<void> {
  await control(restoreSnapshotControl, { params: { name: nameOf(step) } });
  await standStill();
}
