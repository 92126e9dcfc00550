import type { WorldOrigin } from '../../world/world-origin.ts';
import { DEFAULT_WORLD_NAME } from '../../world/worlds.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { getScenario } from '../scenarios/find-scenario.ts';
import type { TemplateWishes } from '../scenarios/templates.ts';
import { getSnapshot } from '../snapshots/snapshots.ts';
import { getSlot } from './get-slot.ts';

/** The image of the world that comes from there: of the scenario's template, or of a snapshot. */
export function imageOfOrigin(
  plane: ControlPlane,
  { scenario, snapshot, ofWorld = DEFAULT_WORLD_NAME, atMs, config }: WorldOrigin,
): Buffer {
  if (snapshot !== undefined) return getSnapshot(plane, getSlot(plane, ofWorld), snapshot).image;
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
