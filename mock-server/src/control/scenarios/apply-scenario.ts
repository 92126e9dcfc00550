import type { WorldOrigin } from '../../worlds/world-origin.ts';
import type { Slot } from '../../worlds/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';
import { noteNewSessions } from '../journal/journal.ts';
import { takeForBack } from '../snapshots/keep-for-back.ts';
import { originOf } from '../worlds/reset-world.ts';
import { imageOfOrigin } from '../worlds/world-image.ts';

/**
 * Puts a world into the situation of a scenario: it is another world under the same name, with the seed and the settings
 * that the one before was made with, so that a seeded test repeats. Nothing changes when it cannot be played.
 */
export function applyScenario(plane: ControlPlane, slot: Slot, name: string): void {
  const { seed, config } = originOf(plane, slot);
  const origin: WorldOrigin = {
    scenario: name,
    ...(seed !== undefined && { seed }),
    ...(config !== undefined && { config }),
  };
  const { image } = imageOfOrigin(plane, slot.name, origin);
  const keep = takeForBack(plane, slot, `scenario ${name.replaceAll('-', ' ')}`);
  plane.worlds.replace(slot.name, image);
  keep();
  noteNewSessions(slot, plane);
}
