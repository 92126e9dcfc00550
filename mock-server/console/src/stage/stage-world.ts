import { endInvitationControl } from '@canada28/shared/control/invitations.control.ts';
import { changeConfigControl } from '@canada28/shared/control/operator.control.ts';
import { applyScenarioControl } from '@canada28/shared/control/scenarios.control.ts';
import {
  deleteSnapshotControl,
  listSnapshotsControl,
  restoreSnapshotControl,
  saveSnapshotControl,
} from '@canada28/shared/control/snapshots.control.ts';
import { createWorldControl, listWorldsControl } from '@canada28/shared/control/worlds.control.ts';
import { control } from '../control/control-client.ts';
import { place } from '../control/place.ts';
import { STAGE_CONFIG, STAGE_SCENARIO } from '../control/stage-base.ts';

/**
 * Sees to it that the world of this stage is there and is an evening of its own. `isAnew`: as it was at first, and
 * whoever joined by the invitation is out.
 */
export async function prepareWorld({ isAnew }: { readonly isAnew: boolean }): Promise<void> {
  const known = (await control(listWorldsControl)).find(({ name }) => name === place.world);
  if (known === undefined) {
    const body = { name: place.world, scenario: STAGE_SCENARIO, config: STAGE_CONFIG };
    await control(createWorldControl, { body });
    return;
  }
  if (known.scenario === STAGE_SCENARIO && !isAnew) return;
  if (isAnew) await control(endInvitationControl, { params: { name: place.world } });
  await control(applyScenarioControl, { body: { name: STAGE_SCENARIO } });
  await control(changeConfigControl, { body: STAGE_CONFIG });
}

const nameOf = (step: number) => `stage-step-${step + 1}`;

/** Keeps the world as it is before a step (counted from 0), in the place of what was kept there before. */
export async function keepStep(step: number): Promise<void> {
  const name = nameOf(step);
  const kept = await control(listSnapshotsControl);
  if (kept.some((snapshot) => snapshot.name === name))
    await control(deleteSnapshotControl, { params: { name } });
  await control(saveSnapshotControl, { body: { name } });
}

export async function returnToStep(step: number): Promise<void> {
  await control(restoreSnapshotControl, { params: { name: nameOf(step) } });
}
