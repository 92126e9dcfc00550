import type { WorldOrigin } from '../../world/world-origin.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { getScenario } from '../scenarios/find-scenario.ts';
import type { TemplateWishes } from '../scenarios/templates.ts';
import { findSnapshot } from '../snapshots/snapshots.ts';

/** The image of the world that comes from there: of the scenario's template, or of a snapshot. */
export function imageOfOrigin(
  plane: ControlPlane,
  { scenario, snapshot, atMs, config }: WorldOrigin,
): Buffer {
  if (snapshot !== undefined) return imageOfSnapshot(plane, snapshot);
  if (scenario === undefined) throw new ControlError('It is not known what this world was created from.');
  return imageOfScenario(plane, scenario, { atMs, settings: config });
}

/** Refuses, in a sentence, a scenario that cannot be played at that moment with these settings. */
function imageOfScenario({ templates }: ControlPlane, name: string, wishes: TemplateWishes): Buffer {
  const scenario = getScenario(name);
  try {
    return templates.imageOf(scenario, wishes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ControlError(`The scenario "${name}" cannot be played like this: ${reason}.`, { cause: error });
  }
}

function imageOfSnapshot(plane: ControlPlane, name: string): Buffer {
  for (const slot of plane.worlds.slots) {
    const snapshot = findSnapshot(plane, slot, name);
    if (snapshot !== undefined) return snapshot.image;
  }
  throw new ControlError(`No world has a snapshot "${name}": GET /__mock/snapshots lists those of a world.`);
}
