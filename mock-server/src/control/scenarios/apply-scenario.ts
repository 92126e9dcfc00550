import type { WorldOrigin } from '../../world/world-origin.ts';
import type { Slot } from '../../world/worlds.ts';
import type { ControlPlane } from '../control-plane.ts';
import { keepForBack } from '../snapshots/keep-for-back.ts';
import { originOf } from '../worlds/reset-world.ts';
import { imageOfOrigin } from '../worlds/world-image.ts';

/**
 * Puts a world into the situation of a scenario: it is another world under the same name, with the seed of the one
 * before, so that a seeded test repeats. Nothing changes when it cannot be played.
 */
export function applyScenario(plane: ControlPlane, slot: Slot, name: string): void {
  const { seed } = originOf(plane, slot);
  const origin: WorldOrigin = { scenario: name, ...(seed !== undefined && { seed }) };
  const image = imageOfOrigin(plane, origin);
  keepForBack(plane, slot, `scenario ${name.replaceAll('-', ' ')}`);
  plane.worlds.replace(slot.name, image, { newLife: origin });
}
